const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** Describes the device of a session, e.g. 'Chrome · Android'. The rest of the header is not stored. */
export function deviceOf(userAgent: string | undefined): string {
  const found = [BROWSERS, SYSTEMS].flatMap((names) => {
    const [, name] = names.find(([mark]) => userAgent?.includes(mark)) ?? [];
    return name ? [name] : [];
  });
  return found.join(' · ');
}
