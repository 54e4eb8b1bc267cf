import { expect, test } from 'vitest';
import { filledIn, valuesIn } from './template-text.ts';

const values = { nombre: 'María', clinica: 'Cercana', enlace: 'https://cercana.test' };
const paula = { ...values, profesional: 'Dra. Paula Ríos' };
const juan = { ...values, profesional: 'Dr. Juan Paz' };

test.each([
  [
    '{{profesional}} te va a llamar.',
    'La Dra. Paula Ríos te va a llamar.',
    'El Dr. Juan Paz te va a llamar.',
  ],
  [
    'Hola.\n\n{{profesional}} te llamó.',
    'Hola.\n\nLa Dra. Paula Ríos te llamó.',
    'Hola.\n\nEl Dr. Juan Paz te llamó.',
  ],
  ['Hablá con {{profesional}}.', 'Hablá con la Dra. Paula Ríos.', 'Hablá con el Dr. Juan Paz.'],
  [
    'Un pedido de {{profesional}}.',
    'Un pedido de la Dra. Paula Ríos.',
    'Un pedido del Dr. Juan Paz.',
  ],
  ['Escribile a {{profesional}}.', 'Escribile a la Dra. Paula Ríos.', 'Escribile al Dr. Juan Paz.'],
  ['Te espera la {{profesional}}.', 'Te espera la Dra. Paula Ríos.', 'Te espera la Dr. Juan Paz.'],
])('a professional has the article in "%s"', (text, ofPaula, ofJuan) => {
  expect([filledIn(text, paula), filledIn(text, juan)]).toEqual([ofPaula, ofJuan]);
});

test('a provider gets what stands in the first place of each variable', () => {
  const text = 'Hola, {{nombre}}. {{profesional}} te llamó. Chau, {{nombre}}, de {{profesional}}.';
  expect(valuesIn(text, paula)).toEqual(['María', 'La Dra. Paula Ríos']);
});
