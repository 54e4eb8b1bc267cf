import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** As whom PostgreSQL runs: what its commands begin with, and to whom its files belong. */
export type PostgresOwner = { wrap: string[]; uid?: number };

const UNPRIVILEGED_ID = 65534;

/** PostgreSQL refuses root, and this system offers root no other way to run it. */
export class RootRefusedError extends Error {
  constructor() {
    super(
      'PostgreSQL does not run as root, and this system allows neither user namespaces nor setpriv with the capability dac_override: start the product as another user, or give it the address of a database (DATABASE_URL).',
    );
  }
}

/**
 * For everybody but root, themselves. For root, a namespace in which root is somebody else or, where namespaces
 * are not allowed (as in most containers), a user without rights that may pass through root's folders.
 */
export function ownerOf(directory: string): PostgresOwner {
  const owner = process.getuid?.() === 0 ? ownerForRoot() : { wrap: [] };
  giveTo(owner, directory);
  return owner;
}

function ownerForRoot(): PostgresOwner {
  const id = UNPRIVILEGED_ID;
  const namespace = ['unshare', '--user', `--map-user=${id}`, `--map-group=${id}`];
  if (works([...namespace, 'true'])) return { wrap: namespace, uid: 0 };
  const caps = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const user = ['setpriv', `--reuid=${id}`, `--regid=${id}`, '--clear-groups', ...caps];
  if (works([...user, 'true'])) return { wrap: user, uid: id };
  throw new RootRefusedError();
}

/** Makes the owner of PostgreSQL's process the owner of a file or folder, if it is not. */
function giveTo({ uid }: PostgresOwner, place: string): void {
  if (uid === undefined || statSync(place).uid === uid) return;
  const { status, stderr } = spawnSync('chown', ['-R', `${uid}:${uid}`, place], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The database's files could not change owner: ${stderr}`);
}

/** Whether a command can be run here. */
export const works = ([command = '', ...args]: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;
