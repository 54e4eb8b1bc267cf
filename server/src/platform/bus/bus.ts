/** Carries events between the nodes of the platform; may lose some, never invents or repeats one. */
export type Bus = {
  publish: (channel: string, message: string) => Promise<void>;
  subscribe: (channel: string, listener: BusListener) => Promise<() => Promise<void>>;
  /** Tells whenever other nodes are heard again after a time in which they may not have been. */
  onRecovered: (listener: () => void) => void;
  close: () => Promise<void>;
};

/** Hears every message of a channel, from this node and from the others. */
export type BusListener = (message: string) => void;

/** Where the platform writes what went wrong; pino fits. */
export type BusLog = {
  info: (details: object, text: string) => void;
  warn: (details: object, text: string) => void;
  error: (details: object, text: string) => void;
};
