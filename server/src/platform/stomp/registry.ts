import type { Connection, Principal } from './connection.ts';

/** Sockets of this node by account and session, oldest first. */
export type Registry = {
  all: ReadonlySet<Connection>;
  open: (connection: Connection) => void;
  enter: (connection: Connection, principal: Principal) => void;
  /** `false` if it had already left. */
  leave: (connection: Connection) => boolean;
  withId: (connectionId: string) => readonly Connection[];
  ofAccount: (accountId: string) => readonly Connection[];
  ofSession: (sessionId: string) => readonly Connection[];
  sessions: () => string[];
};

export function createRegistry(): Registry {
  const all = new Set<Connection>();
  const byId = new Map<string, Connection>();
  const byAccount = new Map<string, readonly Connection[]>();
  const bySession = new Map<string, readonly Connection[]>();

  return {
    all,
    open: (connection) => {
      all.add(connection);
    },
    enter: (connection, { accountId, sessionId }) => {
      byId.set(connection.id, connection);
      append(byAccount, accountId, connection);
      append(bySession, sessionId, connection);
    },
    leave: (connection) => {
      byId.delete(connection.id);
      if (connection.principal) {
        remove(byAccount, connection.principal.accountId, connection);
        remove(bySession, connection.principal.sessionId, connection);
      }
      return all.delete(connection);
    },
    withId: (connectionId) => {
      const connection = byId.get(connectionId);
      return connection ? [connection] : NOBODY;
    },
    ofAccount: (accountId) => byAccount.get(accountId) ?? NOBODY,
    ofSession: (sessionId) => bySession.get(sessionId) ?? NOBODY,
    sessions: () => [...bySession.keys()],
  };
}

type Index = Map<string, readonly Connection[]>;

const NOBODY: readonly Connection[] = [];

// Lists are replaced, not changed: sockets may close while one is iterated.
function append(index: Index, key: string, connection: Connection): void {
  index.set(key, [...(index.get(key) ?? NOBODY), connection]);
}

function remove(index: Index, key: string, connection: Connection): void {
  const left = (index.get(key) ?? NOBODY).filter((one) => one !== connection);
  if (left.length > 0) index.set(key, left);
  else index.delete(key);
}
