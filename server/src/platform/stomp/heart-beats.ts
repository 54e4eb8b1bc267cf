/** The server's own rhythm in milliseconds: how often it speaks, and how often it wants to hear. */
export type HeartBeats = { outgoing: number; incoming: number };

const LONGEST_MS = 60_000;

/**
 * How often this browser is told that the server lives (0: never), or `undefined` where its
 * heart-beat header makes no sense. How often it promises to speak does not matter: a silent one is
 * asked with a WebSocket ping, which a browser answers even when the tab sleeps.
 */
export function negotiateHeartBeat(
  header: string | undefined,
  { outgoing }: HeartBeats,
): number | undefined {
  const [, sends, wants] = /^(\d{1,5}),(\d{1,5})$/.exec(header ?? '0,0') ?? [];
  if (sends === undefined || wants === undefined) return undefined;
  if (Number(sends) > LONGEST_MS || Number(wants) > LONGEST_MS) return undefined;
  return Number(wants) === 0 ? 0 : Math.max(outgoing, Number(wants));
}
