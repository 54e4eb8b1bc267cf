/** Where capabilities plug themselves into the page before it starts: where tokens and profiles come from. */
export function plugCapabilities(): void {
  // `session.plug(…)` of accounts stands here.
}
