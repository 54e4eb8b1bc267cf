/** The current time, passed in so that tests can set it. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** The instant some seconds earlier. */
export const secondsBefore = (now: Date, seconds: number): Date =>
  new Date(now.getTime() - seconds * 1_000);
