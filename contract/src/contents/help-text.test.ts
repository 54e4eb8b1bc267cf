import { expect, test } from 'vitest';
import { FIRST_HELP, parseHelp, parseNumbers } from './index.ts';

test.each([
  ['another section', '# Para nadie\n', { line: 1, code: 'section' }],
  ['a question before any section', '## ¿Qué? [que]\nEsto.', { line: 1, code: 'section' }],
  ['a question without an address', '# Lo general\n## ¿Qué?\nEsto.', { line: 2, code: 'question' }],
  ['words before a question', '# Lo general\nEsto.', { line: 2, code: 'question' }],
  ['an address twice', '# Lo general\n## A [a]\nx\n## B [a]\nx', { line: 4, code: 'repeated' }],
  ['a question without an answer', '# Lo general\n## A [a]\n+ sí', { line: 2, code: 'answer' }],
  ['nothing', '', { line: 1, code: 'question' }],
])('%s is not read, and its line is said', (_, text, fault) => {
  expect(parseHelp(text)).toEqual({ fault });
});

test('the help that the product comes with is read, in all its sections', () => {
  const read = parseHelp(FIRST_HELP);
  const entries = 'entries' in read ? read.entries : [];
  expect(new Set(entries.map(({ audience }) => audience)).size).toBe(3);
  expect(entries.find(({ id }) => id === 'consultas')).toMatchObject({
    question: '¿Por qué motivos puedo consultar?',
    answer: ['La videollamada sirve para problemas de baja complejidad.'],
    yes: expect.arrayContaining(['Ojos irritados']),
    no: expect.arrayContaining(['Sangrado que no para']),
  });
});

test('numbers are a number and a purpose, one a line', () => {
  expect(parseNumbers('147 Atención ciudadana\n\n')).toEqual({
    numbers: [{ number: '147', description: 'Atención ciudadana' }],
  });
  expect(parseNumbers('147 Atención ciudadana\nllamá')).toEqual({ line: 2 });
});
