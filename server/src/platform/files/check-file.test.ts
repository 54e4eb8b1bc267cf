import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  aDocx,
  anOleFile,
  aPdf,
  aPdfOf,
  aPicture,
  aPictureBomb,
  aPictureWithPlace,
  aZip,
} from '../../testing/sample-files.ts';
import { checkFile, decodeBase64 } from './check-file.ts';
import { pdfFault } from './pdf-fault.ts';

const ALL = ['pdf', 'doc', 'docx', 'jpg', 'png'] as const;

const packed = (text: string) => deflateRawSync(Buffer.from(text));
const jpeg = await aPicture('jpeg');
const png = await aPicture('png');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from('<!doctype html><script>alert(1)</script>');

const CATALOG = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj';
const PAGE = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj';
const lockedPdf = aPdfOf(
  CATALOG,
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  PAGE,
  `4 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${'a1'.repeat(32)}>/U<${'b2'.repeat(32)}>>>endobj`,
  'trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]>>',
);
const pdfWithoutPages = aPdfOf(
  CATALOG,
  '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
  'trailer<</Root 1 0 R>>',
);
const pdfWithoutItsLastPage = aPdfOf(
  CATALOG,
  '2 0 obj<</Type/Pages/Kids[3 0 R 5 0 R]/Count 2>>endobj',
  PAGE,
  'trailer<</Root 1 0 R>>',
);

describe('a refused file', () => {
  test.each([
    ['an SVG that is called a picture', svg, 'type-refused'],
    ['a page', html, 'type-refused'],
    ['a PDF that begins as a page', Buffer.concat([html, aPdf()]), 'type-refused'],
    ['a PDF that asks for a password', lockedPdf, 'locked'],
    ['a PDF without pages', pdfWithoutPages, 'without-pages'],
    ['a PDF that was cut before its end', aPdf().subarray(0, 100), 'broken'],
    ['a PDF that lost its last page', pdfWithoutItsLastPage, 'broken'],
    ['a Word document under a password', anOleFile('EncryptionInfo', 'EncryptedPackage'), 'locked'],
    ['a zip that is no document', aZip([{ name: 'a.txt', data: 'x' }]), 'type-refused'],
    ['a program', Buffer.from('MZ\x90\x00\x03'), 'type-refused'],
    ['a picture of 30,000 by 30,000', aPictureBomb(30_000), 'image-too-large'],
    ['a picture of 6,001 pixels a side', aPictureBomb(6001), 'image-too-large'],
    ['a picture that ends in the middle', png.subarray(0, 60), 'broken'],
    [
      'a document that unpacks to more than 50 MB',
      aDocx([{ name: 'word/media/x.png', data: 'x', says: 60 * 1024 * 1024 }]),
      'broken',
    ],
    [
      'a document of a thousand parts',
      aDocx(Array.from({ length: 1000 }, (_, index) => ({ name: `word/${index}.png`, data: '' }))),
      'broken',
    ],
    [
      'a document that holds more than it says',
      aDocx([{ name: 'word/media/x.png', data: packed('x'.repeat(2_000_000)), says: 10 }]),
      'broken',
    ],
    [
      'a document whose parts are called otherwise where they lie',
      aDocx([{ name: 'word/media/x.png', lies: 'word/media/y.png' }]),
      'broken',
    ],
    ['a document with a program', aDocx([{ name: 'word/vbaProject.bin' }]), 'broken'],
    [
      'a document with a packed object',
      aDocx([{ name: 'word/embeddings/oleObject1.bin' }]),
      'broken',
    ],
    ['an old sheet', anOleFile('Workbook'), 'type-refused'],
    ['an installer', anOleFile('!_StringData', 'Property'), 'type-refused'],
    ['an old document with a program', anOleFile('WordDocument', 'Macros', 'VBA'), 'type-refused'],
    [
      'an old document with a packed file',
      anOleFile('WordDocument', '\x01Ole10Native'),
      'type-refused',
    ],
    [
      'an OLE container that ends after its mark',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'type-refused',
    ],
    [
      'an OLE container of nothing',
      Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex'),
      'type-refused',
    ],
  ])('%s', async (_, bytes, fault) => {
    await expect(checkFile(bytes, ALL)).rejects.toMatchObject({ fault });
  });

  test('a type that is not allowed here, though it is elsewhere', async () => {
    await expect(checkFile(aPdf(), ['jpg', 'png'])).rejects.toMatchObject({
      fault: 'type-refused',
    });
  });

  test.each(['', 'no es base64!', 'YWJj\n', 'YWJ', 'YWJjZA', 'data:image/png;base64,YWJj'])(
    'base64 written as %j',
    (text) => {
      expect(() => decodeBase64(text)).toThrow('broken');
    },
  );
});

describe('an accepted file', () => {
  test.each([
    ['a PDF', aPdf(), 'pdf'],
    ['a PDF below two empty lines', Buffer.concat([Buffer.from('\n\n'), aPdf()]), 'pdf'],
    ['a Word document', aDocx(), 'docx'],
    ['an old Word document', anOleFile('1Table', 'WordDocument', 'Data', 'CompObj', 'x'), 'doc'],
    [
      'a Word document that is packed',
      aDocx([{ name: 'word/media/a.png', data: packed('a'), says: 1 }]),
      'docx',
    ],
    ['a JPEG', jpeg, 'jpg'],
    ['a PNG', png, 'png'],
  ])('%s, by its content', async (_, bytes, type) => {
    expect(await checkFile(bytes, ALL)).toMatchObject({ type });
  });

  test('a PDF that keeps its reader busy is given up', async () => {
    expect(await pdfFault(aPdf(), 1)).toBe('broken');
  });

  test('an image loses its metadata of place and device', async () => {
    const taken = await aPictureWithPlace();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { bytes } = await checkFile(taken, ALL);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('TelefonoDePrueba')).toBe(false);
  });

  test('an image that is also a page is kept as an image only', async () => {
    const both = Buffer.concat([png, html]);
    const { bytes } = await checkFile(both, ALL);
    expect(bytes.includes('<script>')).toBe(false);
  });
});
