import { withArticle, withCapitalArticle } from '../kernel/index.ts';

/** Events that templates are written for. */
export const messageEvents = ['VIRTUAL_GUARD', 'CONSULTATION'] as const;
export type MessageEvent = (typeof messageEvents)[number];

/** Placeholders of a template: nothing clinical, and of the identity only the first name. */
export const templateVariables = ['nombre', 'profesional', 'clinica', 'enlace'] as const;
export type TemplateVariable = (typeof templateVariables)[number];

/** The placeholders allowed for each event. */
export const VARIABLES_OF: Record<MessageEvent, readonly TemplateVariable[]> = {
  VIRTUAL_GUARD: templateVariables,
  CONSULTATION: templateVariables,
};

export type VariableValues = Record<TemplateVariable, string>;

const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isVariable = (name: string): name is TemplateVariable =>
  (templateVariables as readonly string[]).includes(name);

/** The placeholders in a text, each once, in order of appearance. */
export const variablesIn = (text: string): TemplateVariable[] => [
  ...new Set([...text.matchAll(PLACE)].flatMap(([, name = '']) => (isVariable(name) ? name : []))),
];

/** Whether a text has only placeholders of its event, all of them well formed. */
export function hasOnlyVariablesOf(event: MessageEvent, text: string): boolean {
  const names = [...text.matchAll(PLACE)].map(([, name = '']) => name);
  const known: readonly string[] = VARIABLES_OF[event];
  return names.every((name) => known.includes(name)) && !/[{}]/.test(text.replace(PLACE, ''));
}

/** Patterns: start of a sentence; text ending in an article. */
const SENTENCE_BEGINS = /(^|[.!?\n])\s*$/;
const HAS_ARTICLE = /\b(el|la)\s+$/i;
const CONTRACTED = /\b(de|a) el (?=Dr\. )/gi;

/** Value of a variable, with the article unless the text already has one. */
function wordsAfter(before: string, name: TemplateVariable, values: VariableValues): string {
  const words = values[name];
  if (name !== 'profesional' || HAS_ARTICLE.test(before)) return words;
  return SENTENCE_BEGINS.test(before) ? withCapitalArticle(words) : withArticle(words);
}

/** A text with its placeholders filled in. */
export const filledIn = (text: string, values: VariableValues): string =>
  text
    .replace(PLACE, (place, name: string, offset: number) =>
      isVariable(name) ? wordsAfter(text.slice(0, offset), name, values) : place,
    )
    .replace(CONTRACTED, '$1l ');

/** The values of the placeholders in the order of `numbered`; each takes the form of its first appearance. */
export const valuesIn = (text: string, values: VariableValues): string[] => {
  const first = new Map<TemplateVariable, string>();
  for (const { 1: name = '', index } of text.matchAll(PLACE))
    if (isVariable(name) && !first.has(name))
      first.set(name, wordsAfter(text.slice(0, index), name, values));
  return [...first.values()];
};

/** The text in WhatsApp's format: placeholders numbered by first appearance, `{{1}}`, `{{2}}`. */
export function numbered(text: string): string {
  const order = variablesIn(text);
  return text.replace(PLACE, (place, name: string) =>
    isVariable(name) ? `{{${order.indexOf(name) + 1}}}` : place,
  );
}
