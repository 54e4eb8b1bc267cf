import { withArticle, withCapitalArticle } from '../kernel/index.ts';

/** What messages are about, as their templates are grouped. */
export const messageEvents = ['VIRTUAL_GUARD', 'CONSULTATION'] as const;
export type MessageEvent = (typeof messageEvents)[number];

/** What a template may say of a person: nothing clinical, and no more identity than the first name. */
export const templateVariables = ['nombre', 'profesional', 'clinica', 'enlace'] as const;
export type TemplateVariable = (typeof templateVariables)[number];

/** The variables of each event. */
export const VARIABLES_OF: Record<MessageEvent, readonly TemplateVariable[]> = {
  VIRTUAL_GUARD: templateVariables,
  CONSULTATION: templateVariables,
};

export type VariableValues = Record<TemplateVariable, string>;

const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isVariable = (name: string): name is TemplateVariable =>
  (templateVariables as readonly string[]).includes(name);

/** The variables that a text names, each once, in order of appearance. */
export const variablesIn = (text: string): TemplateVariable[] => [
  ...new Set([...text.matchAll(PLACE)].flatMap(([, name = '']) => (isVariable(name) ? name : []))),
];

/** Whether a text names only variables of its event, and has no half-written place. */
export function hasOnlyVariablesOf(event: MessageEvent, text: string): boolean {
  const names = [...text.matchAll(PLACE)].map(([, name = '']) => name);
  const known: readonly string[] = VARIABLES_OF[event];
  return names.every((name) => known.includes(name)) && !/[{}]/.test(text.replace(PLACE, ''));
}

/** A sentence begins here, and here the text has the article itself. */
const SENTENCE_BEGINS = /(^|[.!?\n])\s*$/;
const HAS_ARTICLE = /\b(el|la)\s+$/i;
const CONTRACTED = /\b(de|a) el (?=Dr\. )/gi;

/** What stands in a place after some words: a professional with the article, except where the text has it. */
function wordsAfter(before: string, name: TemplateVariable, values: VariableValues): string {
  const words = values[name];
  if (name !== 'profesional' || HAS_ARTICLE.test(before)) return words;
  return SENTENCE_BEGINS.test(before) ? withCapitalArticle(words) : withArticle(words);
}

/** A text with its places filled in. */
export const filledIn = (text: string, values: VariableValues): string =>
  text
    .replace(PLACE, (place, name: string, offset: number) =>
      isVariable(name) ? wordsAfter(text.slice(0, offset), name, values) : place,
    )
    .replace(CONTRACTED, '$1l ');

/** The values of the places as `numbered` numbers them: what stands in the first place of each. */
export const valuesIn = (text: string, values: VariableValues): string[] => {
  const first = new Map<TemplateVariable, string>();
  for (const { 1: name = '', index } of text.matchAll(PLACE))
    if (isVariable(name) && !first.has(name))
      first.set(name, wordsAfter(text.slice(0, index), name, values));
  return [...first.values()];
};

/**
 * The text as the provider of WhatsApp approves it: its places are numbered by their first appearance,
 * `{{1}}`, `{{2}}`.
 */
export function numbered(text: string): string {
  const order = variablesIn(text);
  return text.replace(PLACE, (place, name: string) =>
    isVariable(name) ? `{{${order.indexOf(name) + 1}}}` : place,
  );
}
