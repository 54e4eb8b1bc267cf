/** A tag by its name without prefix, and whether it is an opening one; or text. Not decoded yet. */
export type XmlToken = { name: string; attributes: string; isOpen: boolean } | { text: string };

const COMMENT = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>/;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/;
const TAG =
  /<(\/?)(?:[^\s<>/=:"'!?&]+:)?([^\s<>/=:"'!?&]+)((?:\s+[^\s<>/="'&]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/;
const TEXT = /([^<]+)/;
const TOKEN = [COMMENT, CDATA, TAG, TEXT].map(({ source }) => source).join('|');
const ATTRIBUTE = /(?:[^\s:=]+:)?([^\s:=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The tags and texts of an XML file. Throws at anything else, so a DOCTYPE is refused; without one, the only
 * entities are numeric ones and the five predefined ones.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  const token = new RegExp(TOKEN, 'y');
  while (token.lastIndex < xml.length) {
    const found = token.exec(xml);
    if (!found) throw new Error('no XML');
    yield tokenOf(found);
  }
}

function tokenOf([
  ,
  data,
  slash,
  name,
  attributes = '',
  isClosed,
  text,
]: RegExpExecArray): XmlToken {
  if (name === undefined) return { text: data ?? text ?? '' };
  return { name, attributes, isOpen: !(slash || isClosed) };
}

/** The values of all attributes with this name, with any prefix. */
export const valuesOf = (attributes: string, wanted: string): string[] =>
  [...attributes.matchAll(ATTRIBUTE)]
    .filter(([, name]) => name === wanted)
    .map(([, , double, single]) => decoded(double ?? single ?? '').trim());

/** Text with numeric entities replaced by their characters. */
export const decoded = (text: string): string =>
  text.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) =>
    String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );

/** The text of a part in UTF-8, as Word writes it: in another encoding its words would not be found. */
export function xmlTextOf(bytes: Buffer): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const [, said = 'utf-8'] = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
  if (!/^(?:utf-8|us-ascii)$/i.test(said) || text.includes('\0')) throw new Error('no UTF-8');
  return text;
}
