import { expect, test } from 'vitest';
import { z } from 'zod';
import { faultText, faultTexts } from './field-faults.ts';

const messages = {
  'email.required': 'Email Requerido',
  'street:too_small': 'La calle es requerida',
  'medications.*.posology': 'La posología es requerida',
};

test('the code of the schema is looked up first, then field and rule, then the field', () => {
  expect(faultText(messages, { name: 'email', type: 'too_small', code: 'email.required' })).toBe(
    'Email Requerido',
  );
  expect(faultText(messages, { name: 'street', type: 'too_small', code: 'Too small' })).toBe(
    'La calle es requerida',
  );
  expect(faultText(messages, { name: 'medications.3.posology', type: 'x', code: undefined })).toBe(
    'La posología es requerida',
  );
  expect(faultText(messages, { name: 'unknown', type: 'x', code: 'y' })).toBe('Revisá este dato');
});

test('each field shows its first error only', () => {
  const parsed = z
    .object({ email: z.string().min(1, 'email.required').regex(/@/, 'email.invalid') })
    .safeParse({ email: '' });
  expect(faultTexts(parsed.error as z.ZodError, messages)).toEqual({ email: 'Email Requerido' });
});

test('A sign that no document prints is named', () => {
  const fault = { name: 'text', type: 'x', code: 'text.unprintable' };
  expect(faultText({}, { ...fault, value: 'Reposo 😀 y agua 😀🧊' })).toBe(
    'No sale en los documentos: 😀 🧊 Quitalo.',
  );
  expect(faultText({}, fault)).toMatch(/como un emoji/);
});
