/** Whether the person asked their device for less motion. */
export const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
