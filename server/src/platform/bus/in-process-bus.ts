import type { Bus, BusListener, BusLog } from './bus.ts';

/** The bus of a single node, within the process; messages are delivered at once. */
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
      // Wrapped, so that the same function can subscribe twice.
      const own: BusListener = (message) => listener(message);
      channels.set(channel, (channels.get(channel) ?? new Set()).add(own));
      return async () => unsubscribe(channel, own);
    },
    // A single node misses nothing.
    isWhole: () => true,
    onRecovered: () => {},
    close: async () => channels.clear(),
  };
}

function tell(listener: BusListener, message: string, log: BusLog): void {
  try {
    listener(message);
  } catch (error) {
    // A failing listener must not affect the other listeners or the publisher.
    log.error({ err: error }, 'bus: a listener failed');
  }
}
