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

/** A text with its places filled in. */
export const filledIn = (text: string, values: VariableValues): string =>
  text.replace(PLACE, (place, name: string) => (isVariable(name) ? values[name] : place));

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
