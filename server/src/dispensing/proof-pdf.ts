import type { Dispensing } from '@app/contract/dispensing';
import { CLINIC_TIME_ZONE } from '@app/contract/kernel';
import { paragraph, section } from '../platform/pdf/blocks.ts';
import { fields } from '../platform/pdf/fields.ts';
import { numberedBlock } from '../platform/pdf/numbered.ts';
import { closeSheet, openSheet, type Sheet, write } from '../platform/pdf/sheet.ts';
import { FULL_WIDTH, MARGIN, type } from '../platform/pdf/style.ts';
import { heightOf } from '../platform/pdf/text.ts';
import { proofCopy as copy } from './dispensing.copy.ts';

const instant = new Intl.DateTimeFormat('es-AR', {
  timeZone: CLINIC_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** The proof of dispensing as a PDF (requirement: dispensing record). */
export function proofPdf(proof: Dispensing, brand: string): Promise<Buffer> {
  const { branchOffice, date, lines, partial, patient_name, pharmacist } = proof;
  const sheet = openSheet({
    brand,
    title: copy.title,
    author: branchOffice.pharmacy.name,
    runningLine: `${copy.title} · ${patient_name}`,
    footer: copy.footer,
    issuedAt: new Date(date),
    mark: null,
  });
  writeTitle(sheet);
  section(
    sheet,
    copy.dispensing,
    fields(sheet, [
      { label: copy.patient, value: patient_name, span: 12 },
      { label: copy.date, value: instant.format(new Date(date)) },
      { label: copy.kind, value: partial ? copy.partial : copy.whole },
      {
        label: copy.pharmacy,
        value: `${branchOffice.pharmacy.name}, ${branchOffice.name}`,
        span: 12,
      },
      { label: copy.pharmacist, value: pharmacist.name, span: 8 },
      { label: copy.licence, value: pharmacist.licence },
    ]),
  );
  section(sheet, copy.medicines, [
    ...lines.map((line, index) => numberedBlock(sheet, index + 1, line.name, factsOf(line))),
    paragraph(sheet, copy.note, type.note),
  ]);
  return closeSheet(sheet);
}

function writeTitle(sheet: Sheet): void {
  const box = { x: MARGIN, y: sheet.y, width: FULL_WIDTH };
  write(sheet, 'H1', copy.title, type.title, box);
  sheet.y += heightOf(sheet.doc, copy.title, type.title, FULL_WIDTH) + 8;
}

function factsOf(line: Dispensing['lines'][number]) {
  const prescribed = { label: copy.prescribed, value: copy.packs(line.prescribed) };
  if (line.quantity === 0) return [prescribed, { label: copy.delivered, value: copy.nothing }];
  return [
    prescribed,
    { label: copy.delivered, value: copy.packs(line.quantity) },
    { label: copy.product, value: `${line.product} · ${line.pack}` },
    { label: copy.lot, value: line.lot },
    ...(line.substitution ? [{ label: copy.substitution, value: line.substitution }] : []),
  ];
}
