/**
 * The path of text that no column can store: the zero character, or half of a surrogate pair. `undefined` if
 * there is none. Typed text was cleaned by its schema; this covers everything else.
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
