/**
 * Where a value has text that no column holds: the character zero, or half of a character.
 * Nothing where it has none. What a person typed was cleaned by its schema; this is for all the rest.
 */
export function unstorableAt(value: unknown, path: readonly string[] = []): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : [...path];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const found = isStorable(name) ? unstorableAt(member, [...path, name]) : [...path];
    if (found) return found;
  }
  return undefined;
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
