/** What the server pushes: title, words and where a press leads; never a name (contract: `pushNoticeSchema`). */
export type PushNotice = {
  title: string;
  body: string;
  path: string;
  tag: string;
  isCall: boolean;
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a push; `undefined` where it is not of the product. */
export function readPush(text: string): PushNotice | undefined {
  try {
    const { title, body, path, tag, isCall } = JSON.parse(text) as Partial<PushNotice>;
    const isWhole = isText(title) && isText(body) && isText(tag) && isText(path);
    // Within the product only: `//host` would lead out of it.
    if (!isWhole || !/^\/(?!\/)/.test(path)) return undefined;
    return { title, body, path, tag, isCall: isCall === true };
  } catch {
    return undefined;
  }
}

/** How a notice is shown: a call stays until it is seen, and shakes the device as its sound does. */
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

/** Whether somebody looks at the product now: its page tells of the same. */
export const isLookedAt = (windows: readonly Window[]): boolean =>
  windows.some(({ visibilityState }) => visibilityState === 'visible');

/** The window that a press brings forward: one that is there already, or else any. */
export const windowFor = <One extends Window>(
  windows: readonly One[],
  path: string,
): One | undefined =>
  windows.find(({ url }) => new URL(url).pathname.startsWith(path)) ?? windows[0];
