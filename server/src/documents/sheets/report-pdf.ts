import { dayOf, writtenDay } from '@app/contract/kernel';
import { heightOfSection, paragraph, paragraphs, section } from '../../platform/pdf/blocks.ts';
import { fields } from '../../platform/pdf/fields.ts';
import { entryBlock } from '../../platform/pdf/numbered.ts';
import type { Block, Sheet } from '../../platform/pdf/sheet.ts';
import { type } from '../../platform/pdf/style.ts';
import type {
  InstructionsData,
  MedicalCertificateData,
  TeleassistanceData,
} from '../document-data.ts';
import { writeDocument } from './document-frame.ts';
import { identityText } from './people.ts';
import {
  certifies,
  consentGiven,
  field,
  instantText,
  instructionsPage,
  modality,
  noConsent,
  noDocuments,
  rest,
  section as titles,
} from './sheets.copy.ts';
import { checkCodeBlock } from './verification.ts';

/** A certificate of rest, for work, school or a club. */
export const medicalCertificatePdf = (data: MedicalCertificateData): Promise<Buffer> =>
  writeReport(data, (sheet) => {
    const blocks = [
      paragraph(sheet, statement(data), type.body),
      paragraph(sheet, rest(data.unit, data.duration), type.prominent),
      ...fields(sheet, [
        { label: field.diagnosis, value: data.diagnosis, span: 12 },
        { label: field.treatment, value: data.indications, span: 12 },
        { label: field.institution, value: data.institution, span: 12 },
      ]),
    ];
    section(sheet, titles.certificate, blocks, LAST);
  });

/** Indications for the patient. */
export const instructionsPdf = (data: InstructionsData): Promise<Buffer> =>
  writeReport(data, (sheet) => {
    for (const [index, page] of data.pages.entries()) {
      const isLast = index === data.pages.length - 1;
      const blocks = paragraphs(sheet, page, type.body);
      section(sheet, titleOf(data, index), blocks, isLast ? LAST : {});
    }
  });

const titleOf = ({ pages }: InstructionsData, index: number): string =>
  pages.length === 1 ? titles.instructions : instructionsPage(index + 1);

/** Proof that the visit took place, without a diagnosis (requirement: proof of visit). */
export const teleassistancePdf = (data: TeleassistanceData): Promise<Buffer> =>
  writeReport(data, (sheet) => {
    section(
      sheet,
      titles.visit,
      fields(sheet, [
        { label: field.specialty, value: data.specialty },
        { label: field.modality, value: modality[data.modality], span: 8 },
        { label: field.startedAt, value: instantText(data.startedAt) },
        { label: field.finishedAt, value: instantText(data.finishedAt) },
        { label: field.consent, value: consentText(data), span: 12 },
      ]),
    );
    section(sheet, titles.documents, issued(sheet, data.documents), LAST);
  });

const consentText = ({ consent }: TeleassistanceData): string =>
  consent ? consentGiven(consent.version, instantText(consent.acceptedAt)) : noConsent;

const issued = (sheet: Sheet, documents: readonly string[]): Block[] =>
  documents.length === 0
    ? [paragraph(sheet, noDocuments, type.value)]
    : documents.map((text, index) => entryBlock(sheet, index + 1, [{ text, style: type.body }]));

/** The end of a report's content, which is not left behind by its check code and signature. */
const LAST = { kept: 1 };

type Report = Parameters<typeof writeDocument>[0] & { checkCode: string; verificationLink: string };

/** Writes a report: its content, the check code and the signature, which never stand on a sheet by themselves. */
const writeReport = (data: Report, writeContent: (sheet: Sheet) => void): Promise<Buffer> =>
  writeDocument(data, (sheet) => {
    const code = checkCodeBlock(sheet, data);
    const signatureHeight = sheet.closingHeight;
    sheet.closingHeight += heightOfSection(code);
    writeContent(sheet);
    sheet.closingHeight = signatureHeight;
    section(sheet, titles.check, [code], { kept: 1 });
  });

const statement = ({ patient, issuedAt }: MedicalCertificateData) =>
  certifies(patient.fullName, identityText(patient), writtenDay(dayOf(new Date(issuedAt))));
