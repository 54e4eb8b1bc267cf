/** A push from the server: title, text and the target of a click; never a name (contract: `pushNoticeSchema`). */
export type PushNotice = {
  title: string;
  body: string;
  path: string;
  tag: string;
  isCall: boolean;
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses a push; `undefined` if it is not one of the product's. */
export function readPush(text: string): PushNotice | undefined {
  try {
    const { title, body, path, tag, isCall } = JSON.parse(text) as Partial<PushNotice>;
    const isWhole = isText(title) && isText(body) && isText(tag) && isText(path);
    // Only targets within the product: `//host` would lead out of it.
    if (!isWhole || !/^\/(?!\/)/.test(path)) return undefined;
    return { title, body, path, tag, isCall: isCall === true };
  } catch {
    return undefined;
  }
}

/** Options of a notification: a call stays until it is seen, and vibrates. */
export const optionsOf = ({ body, path, tag, isCall }: PushNotice) => ({
  body,
  tag,
  data: { path },
  lang: 'es-AR',
  icon: '/favicon.svg',
  renotify: isCall,
  requireInteraction: isCall,
  vibrate: isCall ? [300, 150, 300] : [],
});

type Window = Pick<WindowClient, 'url' | 'visibilityState'>;

/** Whether the product is visible now, since its page shows the same. */
export const isLookedAt = (windows: readonly Window[]): boolean =>
  windows.some(({ visibilityState }) => visibilityState === 'visible');

/** The window that a click brings to the front: one that already shows the target, else any. */
export const windowFor = <One extends Window>(
  windows: readonly One[],
  path: string,
): One | undefined =>
  windows.find(({ url }) => new URL(url).pathname.startsWith(path)) ?? windows[0];
