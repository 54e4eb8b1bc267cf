import type { Bus, BusListener, BusLog } from './bus.ts';

/** The bus of a single node: nothing leaves the process, and a message is heard at once. */
export function createInProcessBus(log: BusLog): Bus {
  const channels = new Map<string, Set<BusListener>>();

  const unsubscribe = (channel: string, listener: BusListener): void => {
    const listeners = channels.get(channel);
    listeners?.delete(listener);
    if (listeners?.size === 0) channels.delete(channel);
  };

  return {
    publish: async (channel, message) => {
      for (const listener of channels.get(channel) ?? []) tell(listener, message, log);
    },
    subscribe: async (channel, listener) => {
      // A wrapper of its own, so that the same function may listen twice.
      const own: BusListener = (message) => listener(message);
      channels.set(channel, (channels.get(channel) ?? new Set()).add(own));
      return async () => unsubscribe(channel, own);
    },
    // One node alone misses nothing.
    onRecovered: () => {},
    close: async () => channels.clear(),
  };
}

function tell(listener: BusListener, message: string, log: BusLog): void {
  try {
    listener(message);
  } catch (error) {
    // One listener that fails must not keep the message from the others, nor from who published it.
    log.error({ err: error }, 'bus: a listener failed');
  }
}
