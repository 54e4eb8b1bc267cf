/** The name of a diagnosis in plain words, and its CIE-10 code if it was chosen from the list. */
export function diagnosisParts(diagnosis: string): { name: string; code: string | undefined } {
  const [, code, name = diagnosis] = /^\(([^)]+)\) - (.+)$/s.exec(diagnosis) ?? [];
  return { name, code };
}
