/** Text as HTML that shows it letter by letter. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.codePointAt(0)};`);
