/** Carries events between nodes; some may be lost, none is invented or repeated. */
export type Bus = {
  publish: (channel: string, message: string) => Promise<void>;
  subscribe: (channel: string, listener: BusListener) => Promise<() => Promise<void>>;
  /** Whether other nodes can be heard now. */
  isWhole: () => boolean;
  /** Called when other nodes can be heard again after an interruption. */
  onRecovered: (listener: () => void) => void;
  close: () => Promise<void>;
};

/** Receives every message of a channel, from all nodes. */
export type BusListener = (message: string) => void;

/** Log for errors; pino fits. */
export type BusLog = {
  info: (details: object, text: string) => void;
  warn: (details: object, text: string) => void;
  error: (details: object, text: string) => void;
};
