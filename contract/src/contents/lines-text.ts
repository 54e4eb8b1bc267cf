/** Lines of a text, without the empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A number to call, with its purpose. */
export type EmergencyNumber = { number: string; description: string };

const NUMBER = /^(\d{3,15}) (.{3,80})$/;

/** Reads emergency numbers from lines like `147 Atención ciudadana`; or the line, from 1, that is none. */
export function parseNumbers(text: string): { numbers: EmergencyNumber[] } | { line: number } {
  const numbers: EmergencyNumber[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, number, description] = NUMBER.exec(line.trim()) ?? [];
    if (!(number && description)) return { line: index + 1 };
    numbers.push({ number, description });
  }
  return { numbers };
}
