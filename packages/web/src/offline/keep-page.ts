// Keeps the page itself in the browser, for those who play on this device: without it a game that is
// stored here could not be opened while there is no network.

/** The built service worker, in the folder of the page. */
const SERVICE_WORKER = 'service-worker.js';

/**
 * Has the browser keep the page from now on, and renew it when there is a newer one. Does nothing where
 * a browser can't: on pages without TLS, in private windows, while developing.
 */
export function keepPage(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined || !import.meta.env.PROD) {
    return;
  }
  const address = new URL(SERVICE_WORKER, document.baseURI);
  workers.register(address, { updateViaCache: 'none' }).catch(() => {
    // The page works as before, with a network.
  });
}
