import { expect, test } from 'vitest';
import { importFaultText } from './staff-lists.copy.ts';

test.each([
  ['line 3: name is empty', 'Línea 3: Nombre falta'],
  [
    'line 9: kind is none of PREPAID, SOCIAL',
    'Línea 9: Tipo no es ninguno de: Prepaga, Obra social',
  ],
  ['the file is empty', 'the file is empty'],
])('%s reads %s', (fault, text) => {
  expect(importFaultText(fault)).toBe(text);
});
