import { describe, expect, test } from 'vitest';
import { allergyAnswer, NO_KNOWN_ALLERGIES } from './allergies.ts';

describe('allergies of a profile', () => {
  test.each([null, '', '  '])('%j is no answer', (text) => {
    expect(allergyAnswer(text)).toBe('not-told');
  });

  test.each([
    NO_KNOWN_ALLERGIES,
    'Ninguna',
    'no.',
    'No tengo',
    'NO TENGO ALERGIAS',
    'Ninguna conocida',
    'no refiere',
    '-',
  ])('"%s" says that there are none', (text) => {
    expect(allergyAnswer(text)).toBe('none-known');
  });

  test.each([
    'penicilina',
    'No sé, me broté con ibuprofeno',
    'Ninguna salvo penicilina',
    'no puedo tomar aspirina',
    'Sin TACC',
  ])('"%s" is an allergy', (text) => {
    expect(allergyAnswer(text)).toBe('told');
  });
});
