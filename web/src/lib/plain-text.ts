/** A text without accents and capitals, as people type it when they search. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that was typed appears in the text, in any order. */
export function hasEveryWord(text: string, typed: string): boolean {
  const searched = plainText(text);
  return plainText(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
