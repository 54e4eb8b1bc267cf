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

/** Logs out: says goodbye in order, then forgets the session whatever came of it. */
export async function sayGoodbye(): Promise<void> {
  for (const farewell of farewells) await farewell().catch(() => undefined);
  session.end();
}

/** The button *Cerrar sesión*. */
export const leave = (): void => void sayGoodbye();
