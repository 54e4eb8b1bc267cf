/** Key of an entry of a list: texts that read the same have the same key. */
export const entryKey = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
