/** Lines of a text, without the empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** An emergency number, with its purpose. */
export type EmergencyNumber = { number: string; description: string };

const NUMBER = /^(\d{3,15}) (.{3,80})$/;

/**
 * Parses emergency numbers from lines such as `147 Atención ciudadana`. Returns the first faulty line, counted
 * from 1, if any.
 */
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
