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

/** By what its owner recognises a session: 'Chrome · Android'. The rest of the header is not kept. */
export function deviceOf(userAgent: string | undefined): string {
  const found = [BROWSERS, SYSTEMS].flatMap((names) => {
    const [, name] = names.find(([mark]) => userAgent?.includes(mark)) ?? [];
    return name ? [name] : [];
  });
  return found.join(' · ');
}
