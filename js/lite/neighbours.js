// JupyterLite, new in a browser, takes any service worker of its host for its own, and ends them all: the page beside it
// would open without a network no more. Here it sees none but its own. (Put before config-utils.js, which comes first.)
const workers = navigator.serviceWorker;
if (workers) {
  const home = new URL("./", import.meta.url).href;
  const [one, all] = [workers.getRegistration.bind(workers), workers.getRegistrations.bind(workers)];
  const ours = (registration) => registration?.scope.startsWith(home);
  workers.getRegistration = async (url) => [await one(url)].find(ours);
  workers.getRegistrations = async () => (await all()).filter(ours);
}

