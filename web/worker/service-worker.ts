import { strategyFor } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build writes before this script which files it keeps; their names carry their content. */
declare const KEPT_FILES: readonly string[];
/** The server writes before this script which version of the page it serves: the clinic's name is in it. */
declare const SHELL_VERSION: string;

const KEPT = `kept-${SHELL_VERSION}`;
const SHELL = '/';
/** What the page asks of the worker; `refresh-page.ts` and `new-version.ts` say these words. */
const TAKE_OVER = 'take-over';
const WHICH_VERSION = 'which-version';

/** Keeps the page as it is without a session, and its parts. Nothing else is ever kept. */
async function keep(): Promise<void> {
  const kept = await caches.open(KEPT);
  await kept.addAll(KEPT_FILES);
  await kept.put(SHELL, await withoutNetwork(await fetch(SHELL, { cache: 'reload' })));
}

/** The page as it is given where there is no network: it says so of itself, and shows no screen that needs one. */
async function withoutNetwork(page: Response): Promise<Response> {
  if (!page.ok) throw new Error('the page could not be read');
  const html = await page.text();
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(
    html.replace('</head>', '<meta name="cercana-offline" content="true"></head>'),
    { headers },
  );
}

/** Forgets what earlier versions kept, and has the browser ask for a page while the worker wakes up. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function keptFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true, ignoreSearch: true });
  return kept ?? fetch(request);
}

/** The page of the network; the kept one where there is none. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch (unreachable) {
    const shell = await (await caches.open(KEPT)).match(SHELL);
    if (!shell) throw unreachable;
    return shell;
  }
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin, KEPT_FILES);
  if (strategy === 'kept-file') event.respondWith(keptFile(event.request));
  if (strategy === 'page') event.respondWith(page(event));
});
self.addEventListener('message', ({ data, ports }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
  if (data === WHICH_VERSION) ports[0]?.postMessage(SHELL_VERSION);
});
