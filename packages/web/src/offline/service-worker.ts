// The service worker: keeps the whole page in the browser, so that a game of this device can be opened
// without a network. It is built as one file without imports; the build writes the list of files in.
//
// Versions never mix: names in assets/ hold a hash of their content, so whichever index.html was loaded
// finds exactly its own files, over the network or in one of the caches. The page itself comes from the
// network whenever that answers, so that a new version is there at the next load.

/** Written in by the build: the hash of this version, and its files as paths from the page's folder. */
declare const ROGUEWRIGHT_BUILD: { readonly version: string; readonly files: readonly string[] };

/** The little of a service worker's surroundings that is used; TypeScript's own library of it excludes the page's. */
interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const worker = globalThis as unknown as ServiceWorkerScope;

const CACHE_PREFIX = 'roguewright-page-';

/** Caches that are kept: this version's, and the one before for windows that still show it. */
const KEPT_VERSIONS = 2;

/** Milliseconds that a page may take to come from the network when it is in the cache. */
const PATIENCE = 4000;

const { version, files } = ROGUEWRIGHT_BUILD;

/** Caches all files, or none: an install that fails leaves the version before in place. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE_PREFIX + version);
  // Past the browser's own cache: it might hold a page of another version.
  const requests = ['', ...files].map(path => new Request(addressOf(path), { cache: 'no-cache' }));
  await cache.addAll(requests);
  await checkPage(cache);
  await worker.skipWaiting();
}

/** Rejects a page that names files of another version: a newer one went online meanwhile. */
async function checkPage(cache: Cache): Promise<void> {
  const page = await cache.match(addressOf(''), { ignoreVary: true });
  const named = (await page?.text())?.match(/assets\/[\w.-]+/g) ?? [];
  if (named.length === 0 || named.some(path => !files.includes(path))) {
    await caches.delete(CACHE_PREFIX + version);
    throw new Error(`the page at ${addressOf('')} is not of version ${version}`);
  }
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith(CACHE_PREFIX));
  const old = names.filter(name => name !== CACHE_PREFIX + version);
  const dropped = old.slice(0, Math.max(0, old.length - (KEPT_VERSIONS - 1)));
  await Promise.all(dropped.map(name => caches.delete(name)));
  await worker.clients.claim();
}

function addressOf(path: string): string {
  return new URL(path, worker.registration.scope).href;
}

/** The page: from the network, or from this version's cache when the server doesn't answer or fails. */
async function answerPage(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE_PREFIX + version);
  const cached = await cache.match(addressOf(''), { ignoreVary: true });
  if (cached === undefined) {
    return await fetch(request);
  }
  try {
    const answered = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return answered.status >= 500 ? cached : answered;
  } catch {
    return cached;
  }
}

/** A file of some version: its name says its content, so any copy will do. */
async function answerAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true });
  return cached ?? (await fetch(request));
}

/** What is not hashed, such as the icon: from the network, else as it was. */
async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await caches.match(request, { ignoreVary: true });
    if (cached === undefined) {
      throw error;
    }
    return cached;
  }
}

worker.addEventListener('install', event => event.waitUntil(install()));
worker.addEventListener('activate', event => event.waitUntil(activate()));
worker.addEventListener('fetch', event => {
  const { request } = event;
  const { scope } = worker.registration;
  const address = request.url.split(/[?#]/, 1)[0]!;
  // Games on the server and whatever else the host has are none of the worker's business.
  if (request.method !== 'GET' || !address.startsWith(scope)) {
    return;
  }
  const path = address.slice(scope.length);
  if (path === '' || path === 'index.html') {
    event.respondWith(answerPage(request));
  } else if (path.startsWith('assets/')) {
    event.respondWith(answerAsset(request));
  } else if (files.includes(path)) {
    event.respondWith(answerFile(request));
  }
});
