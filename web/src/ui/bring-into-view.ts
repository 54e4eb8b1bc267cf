/** For the `ref` of a message that appears because of a press: the pressed button may be far below it. */
export function bringIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}
