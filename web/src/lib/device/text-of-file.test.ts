import { expect, test } from 'vitest';
import { textOfFile } from './text-of-file.ts';

const TEXT = 'nombre;precio\r\nIbuprofeno niños;4.812,35';
const fileOf = (text: string, encoding: BufferEncoding = 'utf8') =>
  new File([Buffer.from(text, encoding)], 'precios.csv');

test('a picture or a workbook is no text', async () => {
  expect(await textOfFile(new File([Uint8Array.of(0x89, 0x50, 0, 0, 0x0d)], 'a.csv'))).toBe(
    undefined,
  );
});

test('a file that is gone is not read', async () => {
  const gone = Object.assign(fileOf(TEXT), {
    arrayBuffer: () => Promise.reject(new Error('gone')),
  });
  expect(await textOfFile(gone)).toBe(undefined);
});

test.each([
  ['UTF-8', fileOf(TEXT, 'utf8')],
  ['UTF-8 with its mark', fileOf(`\uFEFF${TEXT}`, 'utf8')],
  ['Windows-1252', fileOf(TEXT, 'latin1')],
  ['UTF-16, Excel’s “Texto Unicode”', fileOf(`\uFEFF${TEXT}`, 'utf16le')],
])('%s is read', async (_, file) => {
  expect(await textOfFile(file)).toBe(TEXT);
});
