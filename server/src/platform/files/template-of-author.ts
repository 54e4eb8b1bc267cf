import { valuesOf, type XmlToken } from './xml-tokens.ts';

type Tag = Extract<XmlToken, { name: string }>;

const TEMPLATE = /\/attachedTemplate$/i;
const ON_A_DRIVE = /^file:\/\/\/[a-z]:[\\/]/i;
const FILE = /^[^\\/:*?"<>|#\p{Cc}]+\.dot[xm]$/iu;
const PATH = /^[^:*?"<>|#\p{Cc}]+\.dot[xm]$/iu;

/**
 * Whether a relationship names the template that its author wrote with, as Word does: by its name, or by where it
 * was on the author's own drives. Nothing of that is fetched from anywhere.
 */
export function isTemplateOfAuthor(attributes: string): boolean {
  const targets = valuesOf(attributes, 'Target');
  return (
    areAll(valuesOf(attributes, 'Type'), (type) => TEMPLATE.test(type)) &&
    areAll(valuesOf(attributes, 'TargetMode'), isExternal) &&
    areAll(targets, isLocalTemplate)
  );
}

const areAll = (values: string[], is: (value: string) => boolean) =>
  values.length > 0 && values.every(is);

export const isExternal = (mode: string): boolean => /^external$/i.test(mode);

function isLocalTemplate(target: string): boolean {
  const place = target.replace(ON_A_DRIVE, '');
  try {
    return (place === target ? FILE : PATH).test(decodeURIComponent(place));
  } catch {
    return false;
  }
}

/**
 * What the parts of a document say of its template. A template is opened by the id of a relationship, which may be
 * that of a link to anywhere: ids that a link has too are not told apart by the parts that they are in.
 */
export function templateNotes() {
  const opened: string[] = [];
  const links = new Set<string>();
  let isNamed = false;
  let hasBase = false;
  const takeRelationship = (attributes: string) => {
    if (isTemplateOfAuthor(attributes)) isNamed = true;
    else if (valuesOf(attributes, 'TargetMode').some(isExternal))
      for (const id of valuesOf(attributes, 'Id')) links.add(id);
  };
  const take = ({ name, attributes }: Tag) => {
    if (name === 'Relationship') takeRelationship(attributes);
    if (name === 'attachedTemplate') opened.push(...valuesOf(attributes, 'id'));
    if (name === 'HyperlinkBase') hasBase = true;
  };
  const areSafe = () =>
    // A name may be looked for where the links of the document begin.
    !(isNamed && hasBase) && opened.every((id) => /^[\w.-]+$/.test(id) && !links.has(id));
  return { take, areSafe };
}

export type TemplateNotes = ReturnType<typeof templateNotes>;
