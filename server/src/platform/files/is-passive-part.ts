import { setImmediate as nextTurn } from 'node:timers/promises';
import { isExternal, isTemplateOfAuthor, type TemplateNotes } from './template-of-author.ts';
import { decoded, valuesOf, type XmlToken, xmlTextOf, xmlTokens } from './xml-tokens.ts';

/** Parts that Word writes besides XML: pictures, fonts and signatures. */
const PASSIVE_NAME =
  /\.(?:xml|rels|png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|wdp|svg|odttf|ttf|sigs)$|^word\/printerSettings\d*\.bin$|\/$/i;
/** Macros and embedded objects, by the names that Word uses. */
const ACTIVE = /vbaproject|vbadata|oleobject|activex|macroenabled/i;
const ACTIVE_RELATIONSHIP =
  /\/(?:vbaProject|wordVbaData|oleObject|package|attachedTemplate|subDocument|frame|control|activeXControlBinary|aFChunk|webextension|webextensiontaskpanes)$/i;
/** Elements that make Word open another file, whatever the type of their relationship. */
const ACTIVE_ELEMENTS = new Set([
  'OLEObject',
  'altChunk',
  'externalData',
  'objectEmbed',
  'objectLink',
  'subDoc',
]);
/** Longest field codes of a part, and longest attributes of a tag that declares a part's type, in characters. */
const CODES_MAX = 1_000_000;
const ATTRIBUTES_MAX = 65_536;
/** Yield to the event loop after this many tags. */
const TAGS_A_TURN = 20_000;

export const hasPassiveName = (name: string): boolean =>
  PASSIVE_NAME.test(name) && !ACTIVE.test(name);

export const isXml = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);

/**
 * Whether an XML part neither runs anything nor makes Word fetch anything, except for a template, which is
 * noted. Throws if it is not XML.
 */
export async function isPassivePart(bytes: Buffer, notes: TemplateNotes): Promise<boolean> {
  const fields = fieldCodes();
  let seen = 0;
  for (const token of xmlTokens(xmlTextOf(bytes))) {
    if ('name' in token) {
      if (!isPassiveTag(token)) return false;
      notes.take(token);
    }
    fields.take(token);
    seen += 1;
    if (seen % TAGS_A_TURN === 0) await nextTurn();
  }
  return fields.arePassive();
}

type Tag = Extract<XmlToken, { name: string }>;

function isPassiveTag({ name, attributes }: Tag): boolean {
  const rule = RULES.get(name);
  if (rule) return attributes.length <= ATTRIBUTES_MAX && rule(attributes);
  return !ACTIVE_ELEMENTS.has(name);
}

const RULES = new Map<string, (attributes: string) => boolean>([
  ['Relationships', hasNoBase],
  ['Relationship', isPassiveRelationship],
  ['Default', isPassiveType],
  ['Override', isPassiveType],
  ['fldSimple', (attributes) => valuesOf(attributes, 'instr').every(isPassiveCode)],
  ['fldChar', () => true],
  ['attachedTemplate', () => true],
]);

/** A base address would turn the name of a file in the document into one elsewhere. */
function hasNoBase(attributes: string): boolean {
  return valuesOf(attributes, 'base').length === 0;
}

function isPassiveRelationship(attributes: string): boolean {
  if (!hasNoBase(attributes)) return false;
  if (isTemplateOfAuthor(attributes)) return true;
  const types = valuesOf(attributes, 'Type');
  if (types.some((type) => ACTIVE_RELATIONSHIP.test(type))) return false;
  const isElsewhere = valuesOf(attributes, 'TargetMode').some(isExternal);
  return !isElsewhere || types.every((type) => /\/hyperlink$/i.test(type));
}

/**
 * The declared type decides how Word reads a part, whatever its name: a part of an XML type has to be named
 * .xml or .rels.
 */
function isPassiveType(attributes: string): boolean {
  const names = [...valuesOf(attributes, 'Extension'), ...valuesOf(attributes, 'PartName')];
  const isBinary = names.some((name) => /(?:^|\.)bin$/i.test(name));
  const isCalledXml = names.every((name) => /(?:^|\.)(?:xml|rels)$/i.test(name));
  return valuesOf(attributes, 'ContentType').every((type) => {
    if (ACTIVE.test(type)) return false;
    if (isBinary) return /\.printerSettings$/i.test(type);
    return isCalledXml || !/xml$/i.test(type) || /^image\/svg\+xml$/i.test(type);
  });
}

/** Characters that XML cannot contain, used as marks. */
const BEGIN = '\u0001';
const END = '\u0002';

/** The field codes of a part. Word joins the pieces of a code, wherever its runs split it. */
function fieldCodes() {
  const pieces: string[] = [];
  let length = 0;
  let isInCode = false;
  const add = (piece: string) => {
    length += piece.length;
    if (length <= CODES_MAX) pieces.push(piece);
  };
  const takeTag = ({ name, attributes, isOpen }: Tag) => {
    if (CODE_ELEMENT.test(name)) isInCode = isOpen;
    if (name === 'fldChar') for (const mark of marksOf(attributes)) add(mark);
  };
  const take = (token: XmlToken) => {
    if ('name' in token) takeTag(token);
    else if (isInCode) add(token.text);
  };
  const arePassive = () => length <= CODES_MAX && isPassiveCode(decoded(pieces.join('')));
  return { take, arePassive };
}

const marksOf = (attributes: string): string[] =>
  valuesOf(attributes, 'fldCharType').map((type) => (type === 'begin' ? BEGIN : END));

const CODE_ELEMENT = /^(?:instrText|delInstrText)$/;

/** DDE starts a program. */
const DDE = /(?<![\p{L}\d])DDE(?:AUTO)?(?![\p{L}\d])/iu;
/** Nested field names are used only to hide a command. */
const HIDDEN_NAME = new RegExp(`${BEGIN}\\s*(?:DDEAUTO|DDEAUT|DDEAU|DDEA|DDE|DD|D)?${BEGIN}`, 'i');

const isPassiveCode = (code: string): boolean => !DDE.test(code) && !HIDDEN_NAME.test(code);
