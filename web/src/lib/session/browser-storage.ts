import { textOf } from '../kept.ts';

/** Fields of the session's description in browser storage; it has no secret. */
const DESCRIPTION = ['auth_method', 'expirationDate', 'active_role'] as const;
export type SessionDescription = Texts<typeof DESCRIPTION>;

/** Fields of the current video meeting: channel and consultation. */
const MEETING = ['name', 'consultation'] as const;
export type Meeting = Texts<typeof MEETING>;

type Texts<Names extends readonly string[]> = Record<Names[number], string>;

const SESSION_KEY = 'session';
const MEETING_KEY = 'meeting';

const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const fromBase64 = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));

function read<N extends string>(key: string, names: readonly N[]): Record<N, string> | null {
  try {
    const stored = localStorage.getItem(key);
    const kept: unknown = stored === null ? null : JSON.parse(fromBase64(stored));
    return hasTexts(kept, names) ? kept : null;
  } catch {
    // Storage that is blocked or contains something else counts as empty.
    return null;
  }
}

const hasTexts = <N extends string>(
  kept: unknown,
  names: readonly N[],
): kept is Record<N, string> => names.every((name) => textOf(kept, name) !== undefined);

function write(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, toBase64(JSON.stringify(value)));
  } catch {
    // Without storage the session lasts until the page is closed.
  }
}

const PROBE_KEY = 'probe';

/** Whether the browser stores anything; it may be blocked, or full. Otherwise nothing follows from its absence. */
export function canStore(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, '1');
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}

/** The stored description of the session, if there is one. */
export const readSessionDescription = (): SessionDescription | null =>
  read(SESSION_KEY, DESCRIPTION);

/** Stores the description of the session; `null` removes it. */
export const keepSessionDescription = (description: SessionDescription | null): void =>
  write(SESSION_KEY, description);

export const readMeeting = (): Meeting | null => read(MEETING_KEY, MEETING);

/** Stores the current meeting; `null` removes it. */
export const keepMeeting = (meeting: Meeting | null): void => write(MEETING_KEY, meeting);
