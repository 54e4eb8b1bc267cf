/** A tag by its name without prefix, and whether it opens something; or text. As written, before `decoded`. */
export type XmlToken = { name: string; attributes: string; isOpen: boolean } | { text: string };

const COMMENT = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>/;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/;
const TAG =
  /<(\/?)(?:[^\s<>/=:"'!?&]+:)?([^\s<>/=:"'!?&]+)((?:\s+[^\s<>/="'&]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/;
const TEXT = /([^<]+)/;
const TOKEN = [COMMENT, CDATA, TAG, TEXT].map(({ source }) => source).join('|');
const ATTRIBUTE = /(?:[^\s:=]+:)?([^\s:=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The tags and texts of an XML file. Fails at whatever is neither, which is how a DOCTYPE is refused: without
 * one there are no entities but numbers and the five that spell no letter.
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

/** What the attributes of this name say, whatever their prefixes. */
export const valuesOf = (attributes: string, wanted: string): string[] =>
  [...attributes.matchAll(ATTRIBUTE)]
    .filter(([, name]) => name === wanted)
    .map(([, , double, single]) => decoded(double ?? single ?? '').trim());

/** Text with its characters in place of their numbers. */
export const decoded = (text: string): string =>
  text.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) =>
    String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );

/** The text of a part, which is UTF-8 as Word writes it: in another encoding its words would not be found. */
export function xmlTextOf(bytes: Buffer): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const [, said = 'utf-8'] = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
  if (!/^(?:utf-8|us-ascii)$/i.test(said) || text.includes('\0')) throw new Error('no UTF-8');
  return text;
}
