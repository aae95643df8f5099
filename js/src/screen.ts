/** The whole screen, for a projector; on some phones and in some frames there is no such thing. */

export const canFill = (): boolean => document.fullscreenEnabled ?? false;

/** Fills the screen with the widget, or gives it back. A browser may still say no, and then nothing changes. */
export function toggleFull(root: HTMLElement): void {
  const { ownerDocument } = root;
  const change = ownerDocument.fullscreenElement ? ownerDocument.exitFullscreen() : root.requestFullscreen();
  change.catch(() => undefined);
}
