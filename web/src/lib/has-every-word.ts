import { plainText } from '@app/contract/kernel';

/** Whether the text contains every typed word, in any order. */
export function hasEveryWord(text: string, typed: string): boolean {
  const searched = plainText(text);
  return plainText(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
