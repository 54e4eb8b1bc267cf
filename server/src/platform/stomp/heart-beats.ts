/** The server's intervals in milliseconds: for sending, and for receiving. */
export type HeartBeats = { outgoing: number; incoming: number };

const LONGEST_MS = 60_000;

/**
 * Interval of the heartbeats to this browser (0: none), or `undefined` for an invalid header. The interval that
 * the browser promises is ignored: a browser that sends nothing gets a WebSocket ping, which it answers even
 * while the tab sleeps.
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
