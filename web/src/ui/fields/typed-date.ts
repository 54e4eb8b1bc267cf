/** Adds the slashes to a date while it is typed: `07031990` becomes `07/03/1990`. */
export function formatTypedDate(before: string, typed: string): string {
  const text = typed
    .replace(/[.\s-]/g, '/')
    .replace(/[^\d/]/g, '')
    .replace(/\/+/g, '/');
  if (/^\d{8}$/.test(text)) return text.replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3');
  const padded = text.replace(/^(\d)\//, '0$1/').replace(/^(\d\d)\/(\d)\//, '$1/0$2/');
  const isGrowing = padded.length > before.length;
  if (isGrowing && /^\d\d(\/\d\d)?$/.test(padded)) return `${padded}/`;
  return padded.slice(0, 'dd/mm/aaaa'.length);
}

/** A stored day as it is typed: `1990-03-07` is `07/03/1990`. */
export const typedDay = (day: string): string => day.split('-').reverse().join('/');
