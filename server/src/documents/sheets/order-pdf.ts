import { writtenDay } from '@app/contract/kernel';
import { paragraph, section } from '../../platform/pdf/blocks.ts';
import { type Field, fields } from '../../platform/pdf/fields.ts';
import { numberedBlock } from '../../platform/pdf/numbered.ts';
import { type Block, type Sheet, tagged } from '../../platform/pdf/sheet.ts';
import { CONTENT_WIDTH, CONTENT_X, color, type } from '../../platform/pdf/style.ts';
import { heightOf, paint } from '../../platform/pdf/text.ts';
import type { PrescriptionData, ReferralData, StudyRequestData } from '../document-data.ts';
import { writeDocument } from './document-frame.ts';
import { medicineBlock } from './medicine.ts';
import {
  anyPharmacy,
  field,
  instantText,
  priceSearch,
  priceSearchLink,
  section as titles,
} from './sheets.copy.ts';
import { cuirBlock } from './verification.ts';

type OrderData = PrescriptionData | StudyRequestData | ReferralData;

/** A prescription of medicines. */
export const prescriptionPdf = (data: PrescriptionData): Promise<Buffer> =>
  writeDocument(data, (sheet) => {
    section(sheet, titles.prescription, fields(sheet, validity(data, data.diagnosis)));
    section(
      sheet,
      titles.medicines,
      data.lines.map((medicine, index) => medicineBlock(sheet, medicine, index + 1)),
    );
    codes(sheet, data);
  });

/** A request for studies or practices. */
export const studyRequestPdf = (data: StudyRequestData): Promise<Buffer> =>
  writeDocument(data, (sheet) => {
    section(sheet, titles.order, fields(sheet, validity(data)));
    section(
      sheet,
      titles.studies,
      data.lines.map(({ description, diagnosis }, index) =>
        numberedBlock(sheet, index + 1, description, [
          { label: field.diagnosis, value: diagnosis },
        ]),
      ),
    );
    codes(sheet, data);
  });

/** A referral to other specialists. */
export const referralPdf = (data: ReferralData): Promise<Buffer> =>
  writeDocument(data, (sheet) => {
    section(sheet, titles.referral, fields(sheet, validity(data)));
    section(
      sheet,
      titles.specialties,
      data.lines.map(({ description, diagnosis, comment }, index) =>
        numberedBlock(sheet, index + 1, description, [
          { label: field.diagnosis, value: diagnosis },
          { label: field.comment, value: comment },
        ]),
      ),
    );
    codes(sheet, data);
  });

// Both dates are printed even if they are equal (requirement: start date).
const validity = (data: OrderData, diagnosis: string | null = null): Field[] => [
  { label: field.diagnosis, value: diagnosis, span: 12 },
  { label: field.createdDate, value: instantText(data.issuedAt) },
  { label: field.startDate, value: writtenDay(data.startDate) },
  { label: field.expiryDate, value: writtenDay(data.expiryDate) },
];

function codes(sheet: Sheet, data: OrderData): void {
  const blocks = data.lines.map(({ description, cuir, verificationLink }, index) =>
    cuirBlock(sheet, { title: `${index + 1}. ${description}`, cuir, verificationLink }),
  );
  const after = notes(sheet, data);
  section(sheet, titles.codes, [...blocks, ...after], { kept: 1 + after.length });
}

/** Information for patients with a prescription; prices are not compared for studies. */
function notes(sheet: Sheet, data: OrderData): Block[] {
  if (data.kind !== 'prescription') return [];
  const usable = paragraph(sheet, anyPharmacy(writtenDay(data.expiryDate)), type.note, 3);
  return [...(data.testMark ? [] : [usable]), priceSearchBlock(sheet)];
}

function priceSearchBlock(sheet: Sheet): Block {
  const { doc } = sheet;
  return {
    height: heightOf(doc, priceSearch + priceSearchLink, type.note, CONTENT_WIDTH) + 4,
    draw: (y) => {
      tagged(sheet, 'P', () =>
        paint(doc, priceSearch, type.note, { x: CONTENT_X, y, width: CONTENT_WIDTH }),
      );
      const x = CONTENT_X + doc.widthOfString(priceSearch);
      tagged(sheet, 'Link', () =>
        doc.fillColor(color.brand).text(priceSearchLink, x, y, {
          width: CONTENT_WIDTH,
          link: `https://www.${priceSearchLink}`,
          underline: true,
        }),
      );
    },
  };
}
