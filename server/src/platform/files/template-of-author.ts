import { valuesOf, type XmlToken } from './xml-tokens.ts';

type Tag = Extract<XmlToken, { name: string }>;

const TEMPLATE = /\/attachedTemplate$/i;
const ON_A_DRIVE = /^file:\/\/\/[a-z]:[\\/]/i;
const FILE = /^[^\\/:*?"<>|#\p{Cc}]+\.dot[xm]$/iu;
const PATH = /^[^:*?"<>|#\p{Cc}]+\.dot[xm]$/iu;

/**
 * Whether a relationship refers to the author's template as Word stores it: by name, or by a path on the
 * author's own drives. Word does not fetch these from anywhere.
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
 * Collects what the parts of a document say about its template. A template is opened by the id of a
 * relationship, which must not also be the id of an external link; ids are compared across the whole document,
 * whatever part they are in.
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
    // With a hyperlink base, a bare name could be looked up there.
    !(isNamed && hasBase) && opened.every((id) => /^[\w.-]+$/.test(id) && !links.has(id));
  return { take, areSafe };
}

export type TemplateNotes = ReturnType<typeof templateNotes>;
