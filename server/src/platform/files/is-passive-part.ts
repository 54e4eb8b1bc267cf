import { setImmediate as nextTurn } from 'node:timers/promises';
import { isExternal, isTemplateOfAuthor, type TemplateNotes } from './template-of-author.ts';
import { decoded, valuesOf, type XmlToken, xmlTextOf, xmlTokens } from './xml-tokens.ts';

/** Parts that Word writes beside its XML: pictures, fonts and signatures. */
const PASSIVE_NAME =
  /\.(?:xml|rels|png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|wdp|svg|odttf|ttf|sigs)$|^word\/printerSettings\d*\.bin$|\/$/i;
/** Macros and embedded objects, by the names that Word uses. */
const ACTIVE = /vbaproject|vbadata|oleobject|activex|macroenabled/i;
const ACTIVE_RELATIONSHIP =
  /\/(?:vbaProject|wordVbaData|oleObject|package|attachedTemplate|subDocument|frame|control|activeXControlBinary|aFChunk|webextension|webextensiontaskpanes)$/i;
/** What would have Word open another file, whatever its relationship is called. */
const ACTIVE_ELEMENTS = new Set([
  'OLEObject',
  'altChunk',
  'externalData',
  'objectEmbed',
  'objectLink',
  'subDoc',
]);
/** Longest field codes of a part, and longest attributes of a tag that says what a part is, in characters. */
const CODES_MAX = 1_000_000;
const ATTRIBUTES_MAX = 65_536;
/** Tags between two of which others have their turn. */
const TAGS_A_TURN = 20_000;

export const hasPassiveName = (name: string): boolean =>
  PASSIVE_NAME.test(name) && !ACTIVE.test(name);

export const isXml = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);

/**
 * Whether an XML part neither runs anything nor has Word fetch anything, but for a template, which is noted. Fails
 * where it is no XML.
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

/** Another base would make a name of a file in the document one of a file elsewhere. */
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

/** A type says what a part is, whatever it is called: nothing that Word reads as XML may be called otherwise. */
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

/** Marks that no XML may hold. */
const BEGIN = '\u0001';
const END = '\u0002';

/** The codes of the fields of a part. Word joins the pieces of one, wherever its runs part it. */
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
/** A field that begins with another one has its name from what that one says: nobody but who hides it does so. */
const HIDDEN_NAME = new RegExp(`${BEGIN}\\s*(?:DDEAUTO|DDEAUT|DDEAU|DDEA|DDE|DD|D)?${BEGIN}`, 'i');

const isPassiveCode = (code: string): boolean => !DDE.test(code) && !HIDDEN_NAME.test(code);
