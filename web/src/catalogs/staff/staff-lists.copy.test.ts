import { expect, test } from 'vitest';
import { importFaultText, unreadableFileText } from './staff-lists.copy.ts';

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

test.each([
  [
    'The file lacks name. Its columns: codigo, nota.',
    'Al archivo le falta: Nombre. Sus columnas son: codigo, nota.',
  ],
  ['The file has no rows.', 'El archivo no tiene filas.'],
  [
    'The file has more than 1000 wrong values. The first: line 3: name is empty',
    'Hay más de 1000 valores para corregir. El primero: Línea 3: Nombre falta.',
  ],
  [
    'The screen takes 100000 rows; the command line takes more.',
    'Acá se importan hasta 100.000 filas: partí el archivo en varios.',
  ],
  ['The file has more than 500 columns.', 'Tiene más de 500 columnas: revisá con qué se separan.'],
  [
    'Quote Not Closed: the parsing is finished with an opening quote at line 3',
    'Hay comillas sin cerrar desde la línea 3.',
  ],
])('a file that is refused as %s says so', (detail, text) => {
  expect(unreadableFileText(detail)).toBe(text);
});

test('a file that is refused for another reason says what a list is', () => {
  expect(unreadableFileText()).toMatch(/^El archivo no se puede leer como esta lista/);
});
