import { isLookedAt, optionsOf, readPush, windowFor } from './push-notice.ts';
import { type Route, routesOf, strategyFor } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;
/** Defined by the build before this script: the files to keep, named by their content. */
declare const KEPT_FILES: readonly string[];
/** Defined by the server before this script: the version of the page, which contains the clinic's name. */
declare const SHELL_VERSION: string;

const KEPT = `kept-${SHELL_VERSION}`;
const SHELL = '/';
/** Messages from the page, sent by `refresh-page.ts` and `new-version.ts`. */
const TAKE_OVER = 'take-over';
const WHICH_VERSION = 'which-version';

/** Caches the page without a session and its chunks, and nothing else. */
async function keep(): Promise<void> {
  const kept = await caches.open(KEPT);
  await kept.addAll(KEPT_FILES);
  await kept.put(SHELL, await withoutNetwork(await fetch(SHELL, { cache: 'reload' })));
}

/** Static routing, which Chromium has and TypeScript's library does not yet. */
type Routing = { addRoutes?: (routes: readonly Route[]) => Promise<void> };

/**
 * Lets the browser send what the network alone answers past the worker. Otherwise a page that keeps asking starts
 * the replaced worker again and again, and the new one never takes over.
 */
async function passBy(event: ExtendableEvent & Routing): Promise<void> {
  // A browser that does not know these routes asks the worker, as before.
  await event.addRoutes?.(routesOf(KEPT_FILES)).catch(() => undefined);
}

/** The offline page, marked as such so that it shows only what works offline. */
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

/** Deletes the caches of earlier versions, and enables navigation preload. */
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

/** The page from the network, or else the kept one. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch (unreachable) {
    const shell = await (await caches.open(KEPT)).match(SHELL);
    if (!shell) throw unreachable;
    return shell;
  }
}

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows a push, unless the page is visible, which shows it itself. */
async function show(text: string): Promise<void> {
  const notice = readPush(text);
  if (!notice || isLookedAt(await openWindows())) return;
  await self.registration.showNotification(notice.title, optionsOf(notice));
}

/** Brings the product to the front, at the screen of the notification. */
async function openAt(path: string): Promise<void> {
  const window = windowFor(await openWindows(), path);
  if (!window) return void (await self.clients.openWindow(path));
  await window.focus();
  if (!new URL(window.url).pathname.startsWith(path)) await window.navigate(path);
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(String(event.notification.data?.path ?? '/')));
});
self.addEventListener('install', (event) => event.waitUntil(Promise.all([keep(), passBy(event)])));
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
