/** Where rules take the time from: a parameter, so that tests can set it. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** When it was some seconds earlier: what happened before it is too old. */
export const secondsBefore = (now: Date, seconds: number): Date =>
  new Date(now.getTime() - seconds * 1_000);
