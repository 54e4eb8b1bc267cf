import { missingLegalFields } from '@app/contract/prescriptions';
import { PROFESSIONAL_ADDRESS_MAX } from '@app/contract/profiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPdfTools, type PdfTools } from '../../platform/pdf/testing/pdf-tools.ts';
import { createSigningKeys } from '../../platform/signing/create-signing-keys.ts';
import { createElectronicSigner } from '../../platform/signing/electronic-signer.ts';
import { aPicture } from '../../testing/sample-files.ts';
import type { DocumentData, DocumentMedicine } from '../document-data.ts';
import {
  aCertificateDocument,
  aDocumentMedicine,
  anInstructionsDocument,
  aPrescriptionDocument,
  aReferralDocument,
  aStudyRequestDocument,
  aTeleassistanceDocument,
} from '../fixtures.ts';
import { renderDocument } from './render-document.ts';

const MARK = 'DOCUMENTO DE PRUEBA – SIN VALIDEZ LEGAL';

const everyDocument: DocumentData[] = [
  aPrescriptionDocument(),
  aStudyRequestDocument(),
  aReferralDocument(),
  aCertificateDocument(),
  anInstructionsDocument(),
  aTeleassistanceDocument(),
];

let tools: PdfTools;

beforeAll(async () => {
  tools = await openPdfTools();
});

afterAll(() => tools.close());

const WORD = /<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/g;
/** Height in points of the title, which no other text has. */
const TITLE_HEIGHT = 30;

/** Height in points of eight-point letters, the smallest that are printed. */
const SMALLEST_HEIGHT = 10.9;

const textOf = async (data: DocumentData) => flat(await tools.text(await renderDocument(data)));
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
const sheetsOf = (info: string) => Number(/Pages:\s+(\d+)/.exec(info)?.[1]);

describe.each(everyDocument)('the document $kind', (data) => {
  test('names the professional, the licence and the patient as the law requires', async () => {
    const text = await textOf(data);

    for (const fact of [
      'Dra. María José Güiraldes',
      'Médica',
      'Pediatría',
      '10020030040',
      'M.N. 123456 · Ministerio de Salud de la Nación · Ciudad Autónoma de Buenos Aires (02)',
      'Av. Santa Fe 1234, 3.º B, Ciudad Autónoma de Buenos Aires',
      '+54 9 11 4567 8900',
      'mj.guiraldes@cercana.example',
      'Tomás Ignacio Núñez',
      '55.123.456',
      '20-55123456-3',
      '07/03/2017',
      'Masculino',
      'OSDE · 210',
      '60 123456 7 01',
      'Firmado electrónicamente',
      '07/03/2025, 18:10',
      'hoja 1 de',
      MARK,
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toMatch(/firma digital/i);
  });

  test('is an accessible A4 in Spanish with embedded fonts', async () => {
    const pdf = await renderDocument(data);
    const fonts = (await tools.fonts(pdf)).trim().split('\n').slice(2);
    const info = await tools.info(pdf);

    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/Title:\s+\S+.* · Cercana/);
    expect(info).toContain('(A4)');
    expect(info).toMatch(/PDF version:\s+1\.7/);
    expect(pdf.toString('latin1')).toMatch(/\/Lang \(es-AR\)/);
    expect(pdf.toString('latin1')).toMatch(/\/DisplayDocTitle true/);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/NunitoSans.* yes yes yes/);
  });

  test('gives the same bytes each time', async () => {
    const [one, two] = await Promise.all([renderDocument(data), renderDocument(data)]);

    expect(one.equals(two)).toBe(true);
  });
});

describe('a prescription', () => {
  const data = aPrescriptionDocument();

  test('has a scannable CUIR and check address, and no patient data in them', async () => {
    const [line] = data.lines;
    const codes = await tools.codes(await renderDocument(data));

    expect(codes.sort()).toEqual([`CODE-128:${line?.cuir}`, `QR-Code:${line?.verificationLink}`]);
  });

  test('prints both dates, the diagnosis, the medicine and where to compare prices', async () => {
    const text = await textOf(data);

    for (const fact of [
      'Inicio de vigencia',
      '07/03/2025',
      '06/04/2025',
      '(J02.9) - Faringitis aguda, no especificada',
      'Ibuprofeno 400 mg',
      'Comprimidos · Envase por 20 · Cantidad: 1',
      '1 comprimido cada 8 horas por 5 días',
      'Venta bajo receta',
      data.lines[0]?.cuir ?? '',
      'argentina.gob.ar/buscador-de-precios-de-medicamentos',
    ]) {
      expect(text).toContain(fact);
    }
  });

  test('reads from the professional to the patient, the medicines and the CUIR', async () => {
    const structure = await tools.structure(await renderDocument(data));
    const order = ['Profesional', 'Paciente', 'Receta', 'Medicamentos', 'CUIR y códigos', 'Firma'];
    const headings = [...structure.matchAll(/H2[^\n]*\n\s+"([^"]+)"/g)].map(([, title]) => title);

    expect(headings).toEqual(order);
    expect(structure).toContain('Figure');
    expect(structure).toContain('Link');
  });

  test('prints the generic name larger than a brand, which has its reason', async () => {
    const brand = { name: 'Ibupirac', reason: 'Alergia a un excipiente' };
    const pdf = await renderDocument(
      aPrescriptionDocument({ lines: [aDocumentMedicine({ brand })] }),
    );
    const boxes = await tools.boxes(pdf);

    expect(heightOfWord(boxes, 'Ibuprofeno')).toBeGreaterThan(heightOfWord(boxes, 'Ibupirac.'));
    expect(flat(await tools.text(pdf))).toContain(
      'Sugerencia comercial: Ibupirac. Motivo: Alergia a un excipiente',
    );
  });

  test('fits on one sheet with two medicines', async () => {
    const lines = [1, 2].map((item) => aDocumentMedicine({}, item));
    expect(sheetsOf(await tools.info(await renderDocument({ ...data, lines })))).toBe(1);
  });

  test.each([
    ['a test', true],
    ['a valid one', false],
  ])(
    'fits on one sheet with two medicines, two long addresses and a signature: %s',
    async (_, testMark) => {
      const address = 'Av. Hipólito Yrigoyen 12345, Torre Norte, piso 12, departamento B, '
        .repeat(3)
        .slice(0, PROFESSIONAL_ADDRESS_MAX);
      const lines = [1, 2].map((item) => aDocumentMedicine({}, item));
      const pdf = await renderDocument({
        ...data,
        testMark,
        lines,
        professional: {
          ...data.professional,
          address,
          signatureImage: (await aPicture('png')).toString('base64'),
        },
        patient: { ...data.patient, address },
      });
      expect(sheetsOf(await tools.info(pdf))).toBe(1);
      expect(flat(await tools.text(pdf)).split('Hipólito').length).toBeGreaterThan(5);
      expect(await tools.codes(pdf)).toHaveLength(4);
      expect(Math.min(...heightsOfWords(await tools.boxes(pdf)))).toBeGreaterThanOrEqual(
        SMALLEST_HEIGHT,
      );
    },
  );

  test.each([3, 4, 5, 6, 7])(
    'with %i medicines has no sheet with only the signature',
    async (count) => {
      const lines = Array.from({ length: count }, (_, index) => aDocumentMedicine({}, index + 1));
      const pdf = await renderDocument({ ...data, lines });
      const last = (await tools.text(pdf)).split('\f').filter(Boolean).at(-1) ?? '';
      expect(last).toContain('Firmado electrónicamente');
      expect(last).toContain(lines.at(-1)?.cuir);
    },
  );

  test('has every field that the law requires', () => {
    for (const order of [data, aStudyRequestDocument(), aReferralDocument()]) {
      expect(missingLegalFields(order)).toEqual([]);
    }
  });
});

test.each([
  ['CUIT', '20-60123456-5'],
  ['CDI', '55-60123456-3'],
  ['Pasaporte', 'AB1234567890'],
])('without a CUIL the patient is identified by type and number: %s %s', async (type, number) => {
  const { patient } = aPrescriptionDocument();
  const foreigner = { ...patient, taxId: { type, number } };
  for (const data of everyDocument) {
    const text = await tools.text(await renderDocument({ ...data, patient: foreigner }));
    expect(text).toMatch(new RegExp(`DNI +${type} +Fecha de nacimiento +Sexo`));
    expect(text).toMatch(new RegExp(`55\\.123\\.456 +${number} +07/03/2017 +Masculino`));
    expect(text).not.toContain('CUIL');
  }
});

test('six medicines fill several sheets, each with its codes, header and number', async () => {
  const lines = Array.from(
    { length: 6 },
    (_, index): DocumentMedicine => aDocumentMedicine({}, index + 1),
  );
  const pdf = await renderDocument(aPrescriptionDocument({ lines }));
  const sheets = (await tools.text(pdf)).split('\f').filter(Boolean);

  expect(sheets.length).toBeGreaterThan(1);
  for (const [index, sheet] of sheets.entries()) {
    expect(sheet).toContain(`hoja ${index + 1} de ${sheets.length}`);
    expect(flat(sheet)).toContain('Receta electrónica · DNI 55.123.456 · Tomás Ignacio Núñez');
  }
  expect(await tools.codes(pdf)).toHaveLength(12);
});

test.each([...Array.from({ length: 14 }, (_, index) => index + 14), 61])(
  'indications of %i lines have no sheet with only the check code and the signature',
  async (count) => {
    const lines = Array.from({ length: count }, (_, index) => `Paso número ${index + 1}.`);
    const pdf = await renderDocument(anInstructionsDocument({ pages: [lines.join('\n')] }));
    const last = (await tools.text(pdf)).split('\f').filter(Boolean).at(-1) ?? '';
    expect(last).toContain('Firmado electrónicamente');
    expect(last).toContain(`Paso número ${count}.`);
  },
);

test('a document with legal value has no test mark', async () => {
  expect(await textOf(aPrescriptionDocument({ testMark: false }))).not.toContain('PRUEBA');
});

test.each(everyDocument)('the title of a $kind stands clear of its date', async (data) => {
  const boxes = await tools.boxes(await renderDocument(data));
  const words = [...boxes.matchAll(WORD)].map(([, left, top, right, bottom, word]) => ({
    word,
    ...{ left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
  }));
  const date = words.find(({ word }) => word === 'Emitido');
  const title = words.filter(({ top, bottom }) => Math.round(bottom - top) === TITLE_HEIGHT);
  expect(title.length).toBeGreaterThan(0);
  for (const { right, bottom } of title)
    expect(right <= (date?.left ?? 0) || bottom <= (date?.top ?? 0)).toBe(true);
});

test('where to compare prices is printed for medicines only', async () => {
  for (const data of [aStudyRequestDocument(), aReferralDocument()])
    expect(await textOf(data)).not.toContain('Buscador de precios');
});

test('a proof of teleassistance says when and how, and no diagnosis', async () => {
  const text = await textOf(aTeleassistanceDocument());

  for (const fact of [
    'Guardia virtual',
    '07/03/2025, 17:52',
    'Otorgado el 07/03/2025, 17:41 (versión 3 del texto)',
    'Receta electrónica',
  ]) {
    expect(text).toContain(fact);
  }
  expect(text).not.toContain('Diagnóstico');
});

test('a proof of teleassistance does not claim a consent that nobody knows of', async () => {
  const text = await textOf(aTeleassistanceDocument({ consent: null }));
  expect(text).toContain('No consta que se haya otorgado');
});

test('a certificate states the rest, the institution and a code to check it', async () => {
  const data = aCertificateDocument({ unit: 'Dias', duration: 3 });
  const pdf = await renderDocument(data);
  const text = flat(await tools.text(pdf));

  for (const fact of ['3 días de reposo', data.institution, data.diagnosis, data.checkCode]) {
    expect(text).toContain(fact);
  }
  expect(await tools.codes(pdf)).toEqual([`QR-Code:${data.verificationLink}`]);
});

test('each page of the indications has its own title, a single one none of its own', async () => {
  const text = await textOf(anInstructionsDocument({ pages: ['Reposo', 'Abundante líquido'] }));
  for (const words of ['Indicaciones 1', 'Indicaciones 2']) expect(text).toContain(words);
  expect(await textOf(anInstructionsDocument())).not.toContain('Indicaciones 1');
});

test('long indications are printed in full, over as many sheets as needed', async () => {
  const words = Array.from({ length: 900 }, (_, index) => `palabra${index}`);
  const text = await textOf(anInstructionsDocument({ pages: [words.join(' ')] }));

  for (const word of words) expect(text).toContain(word);
});

test('a signed prescription is valid until one byte changes', async () => {
  const at = new Date('2025-03-07T21:10:00Z');
  const keys = await createSigningKeys({ commonName: 'Cercana', organization: 'Cercana' }, at);
  const signer = await createElectronicSigner(keys);
  const signed = await signer.sign(await renderDocument(aPrescriptionDocument()), at);
  const forged = Buffer.from(signed);
  forged[2000] = (forged[2000] ?? 0) ^ 1;

  expect(await tools.signature(signed)).toContain('Signature is Valid');
  expect(await tools.info(signed)).toMatch(/Tagged:\s+yes/);
  expect(await tools.signature(forged)).not.toContain('Signature is Valid');
});

const heightsOfWords = (boxes: string): number[] =>
  [...boxes.matchAll(WORD)].map(([, , top, , bottom]) => Number(bottom) - Number(top));

function heightOfWord(boxes: string, word: string): number {
  const box = new RegExp(`yMin="([\\d.]+)"[^>]*yMax="([\\d.]+)">${word}<`).exec(boxes);
  return Number(box?.[2]) - Number(box?.[1]);
}
