import { formatPhone, writtenDay } from '@app/contract/kernel';
import { paragraph, section } from '../../platform/pdf/blocks.ts';
import { type Field, fields } from '../../platform/pdf/fields.ts';
import type { Sheet } from '../../platform/pdf/sheet.ts';
import { type } from '../../platform/pdf/style.ts';
import type { DocumentBase, DocumentLicence, DocumentPatient } from '../document-data.ts';
import { field, licence, numberText, section as titles } from './sheets.copy.ts';

/** The professional and the patient, in the order that the law requires (requirement: legal order). */
export function people(sheet: Sheet, { professional, patient }: DocumentBase): void {
  section(sheet, titles.professional, [
    paragraph(sheet, professional.fullName, type.name, 2),
    ...fields(sheet, professionalFields(professional)),
  ]);
  section(sheet, titles.patient, [
    paragraph(sheet, patient.fullName, type.name, 2),
    ...fields(sheet, patientFields(patient)),
  ]);
}

const professionalFields = (professional: DocumentBase['professional']): Field[] => [
  { label: field.profession, value: professional.profession, span: 3 },
  { label: field.specialties, value: professional.specialties.join(', ') },
  { label: field.refeps, value: professional.refeps, span: 5 },
  { label: field.licence, value: professional.licences.map(licenceText).join('\n'), span: 12 },
  { label: field.professionalAddress, value: professional.address, span: 12 },
  { label: field.phone, value: professional.phone && formatPhone(professional.phone) },
  { label: field.email, value: professional.email, span: 8 },
  {
    label: field.restrictedAuthorisation,
    value: professional.restrictedAuthorisation,
    span: 12,
  },
];

const licenceText = ({ number, issuer, jurisdiction, jurisdictionCode }: DocumentLicence) =>
  licence(number, issuer, `${jurisdiction} (${jurisdictionCode})`);

function patientFields(patient: DocumentPatient): Field[] {
  const { coverage } = patient;
  const affiliate = coverage?.affiliateNumber;
  return [
    { label: patient.identity.type, value: numberText(patient.identity.number), span: 3 },
    { label: patient.taxId.type, value: patient.taxId.number, span: 3 },
    { label: field.birthDate, value: writtenDay(patient.birthDate), span: 3 },
    { label: field.sex, value: patient.sex, span: 3 },
    {
      label: affiliate ? field.coverageAndAffiliate : field.coverage,
      value:
        coverage && [`${coverage.name} · ${coverage.plan}`, affiliate].filter(Boolean).join('\n'),
    },
    // An address may be long, so it takes the rest of the row.
    { label: field.address, value: patient.address, span: coverage ? 8 : 12 },
  ];
}

/** Identity document without a line break: 'DNI 55.123.456'. */
export const identityText = ({ identity }: DocumentPatient) =>
  `${identity.type}\u00A0${numberText(identity.number)}`;
