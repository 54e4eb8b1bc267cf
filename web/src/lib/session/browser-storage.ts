import { z } from 'zod';

/** Description of the session in browser storage; holds no secret. */
export const sessionDescriptionSchema = z.object({
  auth_method: z.string(),
  expirationDate: z.string(),
  active_role: z.string(),
});
export type SessionDescription = z.infer<typeof sessionDescriptionSchema>;

/** The current video meeting: channel and consultation. */
export const meetingSchema = z.object({ name: z.string(), consultation: z.string() });
export type Meeting = z.infer<typeof meetingSchema>;

const SESSION_KEY = 'session';
const MEETING_KEY = 'meeting';

const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const fromBase64 = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));

function read<S extends z.ZodType>(key: string, schema: S): z.output<S> | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? null : schema.parse(JSON.parse(fromBase64(stored)));
  } catch {
    // Storage that is blocked or holds something else counts as empty.
    return null;
  }
}

function write(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, toBase64(JSON.stringify(value)));
  } catch {
    // Without storage the session lasts until the page is closed.
  }
}

/** The stored description of the session, if there is one. */
export const readSessionDescription = (): SessionDescription | null =>
  read(SESSION_KEY, sessionDescriptionSchema);

/** Keeps, or with `null` forgets, the description of the session. */
export const keepSessionDescription = (description: SessionDescription | null): void =>
  write(SESSION_KEY, description);

export const readMeeting = (): Meeting | null => read(MEETING_KEY, meetingSchema);

/** Keeps, or with `null` forgets, the meeting in course. */
export const keepMeeting = (meeting: Meeting | null): void => write(MEETING_KEY, meeting);
