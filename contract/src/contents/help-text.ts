/** Audience of a question. */
export const helpAudiences = ['general', 'patient', 'professional'] as const;
export type HelpAudience = (typeof helpAudiences)[number];

/** A question with its answer. Its id is its address: `/ayuda#camara`. */
export type HelpText = {
  id: string;
  audience: HelpAudience;
  question: string;
  answer: readonly string[];
  /** Consultations that are suitable for a video call, and those that are not. */
  yes: readonly string[];
  no: readonly string[];
};

/** Why a text cannot be parsed: the line, counted from 1, and what is missing. */
export type TextFault = { line: number; code: 'section' | 'question' | 'repeated' | 'answer' };

const SECTIONS: Readonly<Record<string, HelpAudience>> = {
  'Lo general': 'general',
  'Para pacientes': 'patient',
  'Para profesionales': 'professional',
};
const QUESTION = /^## (.+?) \[([a-z0-9-]{1,40})\]$/;

type Reading = { line: number; audience?: HelpAudience; entries: Writing[] };
type Writing = { -readonly [key in keyof HelpText]: HelpText[key] } & {
  answer: string[];
  yes: string[];
  no: string[];
  line: number;
};

/**
 * Parses the help: `# Para pacientes` begins a section, `## ¿Pregunta? [direccion]` a question; `+ ` and `- `
 * list what is and is not suitable for a video call; any other line is a paragraph. Returns the first fault, if
 * any.
 */
export function parseHelp(text: string): { entries: HelpText[] } | { fault: TextFault } {
  const reading: Reading = { line: 0, entries: [] };
  for (const line of text.split('\n')) {
    reading.line += 1;
    const code = readLine(reading, line.trim());
    if (code) return { fault: { line: reading.line, code } };
  }
  const bare = reading.entries.find(({ answer }) => answer.length === 0);
  if (bare) return { fault: { line: bare.line, code: 'answer' } };
  if (reading.entries.length === 0) return { fault: { line: 1, code: 'question' } };
  return { entries: reading.entries.map(({ line: _, ...entry }) => entry) };
}

function readLine(reading: Reading, line: string): TextFault['code'] | undefined {
  if (line === '') return undefined;
  if (line.startsWith('# ')) return readSection(reading, line.slice(2));
  if (line.startsWith('##')) return readQuestion(reading, line);
  return readAnswer(reading.entries.at(-1), line);
}

function readSection(reading: Reading, name: string) {
  const audience = SECTIONS[name];
  if (!audience) return 'section';
  reading.audience = audience;
  return undefined;
}

function readAnswer(entry: Writing | undefined, line: string) {
  if (!entry) return 'question';
  if (line.startsWith('+ ')) entry.yes.push(line.slice(2));
  else if (line.startsWith('- ')) entry.no.push(line.slice(2));
  else entry.answer.push(line);
  return undefined;
}

function readQuestion({ audience, entries, line }: Reading, text: string) {
  const [, question, id] = QUESTION.exec(text) ?? [];
  if (!audience) return 'section';
  if (!(question && id)) return 'question';
  if (entries.some((one) => one.id === id)) return 'repeated';
  entries.push({ id, audience, question, answer: [], yes: [], no: [], line });
  return undefined;
}
