import { expect, test } from 'vitest';
import { cleanText, PRINTABLE, requiredLine, requiredText } from './text.ts';

test.each([
  ['a space of no width', 'Ibu\u200Bprofeno', 'Ibuprofeno'],
  ['a joiner', 'Ibu\u200Dprofeno', 'Ibuprofeno'],
  ['a word joiner', 'Ibu\u2060profeno', 'Ibuprofeno'],
  ['a mark of order', '\uFEFFIbuprofeno', 'Ibuprofeno'],
  ['a soft hyphen', 'Ibu\u00ADprofeno', 'Ibuprofeno'],
  ['an override of direction', '400\u202E mg', '400 mg'],
  ['an isolate', '\u2066400 mg\u2069', '400 mg'],
  ['a mark of direction', '400\u200F mg\u061C', '400 mg'],
  ['a tag', 'Ana\u{E0041}', 'Ana'],
  ['a filler', 'Ana\u3164', 'Ana'],
  ['a blank of Braille', '\u2800Ana\u2800', 'Ana'],
  ['a variation', 'Ana\uFE0F', 'Ana'],
  ['a letter in two parts with one of them between', 'Jose\u200B\u0301', 'José'],
])('%s is taken out', (_, typed, stored) => {
  expect(cleanText(typed)).toBe(stored);
});

test('text of invisible characters only is empty', () => {
  expect(requiredText(10).safeParse('\u200B \u2800\u202E').success).toBe(false);
});

test('lines, tabs, accents and visible characters stay', () => {
  expect(cleanText('Dolor 8/10\r\n\t¿Fiebre? 38,5 °C — \u03BCg/dl ≥ 2 ½\u2028Sí')).toBe(
    'Dolor 8/10\n\t¿Fiebre? 38,5 °C — \u03BCg/dl ≥ 2 ½\nSí',
  );
});

test('the sign of micro is the Greek letter, whichever was typed', () => {
  expect(cleanText('25 \u00B5g')).toBe(cleanText('25 \u03BCg'));
});

test('a subject is of one line, whatever was pasted into it', () => {
  expect(requiredLine(60).parse(' Tu turno\r\nBcc: otra@cercana.test\t')).toBe(
    'Tu turno Bcc: otra@cercana.test',
  );
  expect(requiredLine(60).safeParse('\n\t').success).toBe(false);
});

test('blanks and hyphens of word processors become ordinary ones', () => {
  expect(cleanText('5\u202Fmg\u2003c/8\u00a0h, anti\u2011H1')).toBe('5 mg c/8\u00a0h, anti-H1');
});

test.each([
  'β-hCG, vitamina B₁₂ → 25-OH-D₃, índice ≥ 2',
  '↑ dolor; 10 µg/kg, ½ dosis, m², x⁻¹, Δ, λ ♀ ♂ ✓ ✔',
  'Ñandú «güe» – “sí”… ‰',
])('%s can be printed', (text) => {
  expect(PRINTABLE.test(text)).toBe(true);
});

test.each(['💊', '😀', '药', 'ا', '\uF0B7'])('%s cannot be printed', (sign) => {
  expect(PRINTABLE.test(`Reposo ${sign}`)).toBe(false);
});

test('A ligature that was copied from a PDF becomes its letters', () => {
  expect(cleanText('La \uFB01ebre cede, o\uFB03cio, a\uFB02ora')).toBe(
    'La fiebre cede, officio, aflora',
  );
});
