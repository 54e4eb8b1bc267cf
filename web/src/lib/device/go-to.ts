/** Leaves for an external page, in this tab. */
export function goTo(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
