import { session } from './session.ts';

type Farewell = () => Promise<void>;

let farewells: Farewell[] = [];

/** What has to be said before a session ends: the professional's LogOut, the server's own. */
export function beforeLeaving(farewell: Farewell): () => void {
  farewells = [...farewells, farewell];
  return () => {
    farewells = farewells.filter((one) => one !== farewell);
  };
}

/**
 * Logs out: what came last says goodbye first, for the server's own goodbye, which was there from the
 * start, leaves nobody else with a session to speak in. Then the session is forgotten, whatever came of it.
 */
export async function sayGoodbye(): Promise<void> {
  for (const farewell of farewells.toReversed()) await farewell().catch(() => undefined);
  session.end();
}

/** The button *Cerrar sesión*. */
export const leave = (): void => void sayGoodbye();
