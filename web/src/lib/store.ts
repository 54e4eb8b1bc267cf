/** A value outside React that screens may watch with `useSyncExternalStore`. */
export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  subscribe: (changed: () => void) => () => void;
};

/** Setting the current value again notifies nobody. */
export function createStore<T>(initial: T): Store<T> {
  const watchers = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const changed of watchers) changed();
    },
    subscribe: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}
