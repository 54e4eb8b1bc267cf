/** A text in lower case without accents, for searches. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the text contains every typed word, in any order. */
export function hasEveryWord(text: string, typed: string): boolean {
  const searched = plainText(text);
  return plainText(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
