import { type FollowUp, followUpDay } from '@app/contract/consultations';
import { writtenDay } from '@app/contract/kernel';
import type { PrescriptionStatus } from '@app/contract/prescriptions';
import type { GivenConsent } from '../consents/index.ts';

/** Texts of an export. */
export const fhirCopy = {
  historyNumber: 'Número de historia clínica',
  taxId: { CUIT: 'CUIT', CDI: 'CDI', PASSPORT: 'Pasaporte' },
  attachedStudy: 'Estudio que adjuntó el paciente',
  byOther: 'Quien responde por la persona',
  /** An accepted text, as its own words cannot be mistaken for another version. */
  acceptedText: ({ title, version, body_hash: hash }: GivenConsent) =>
    `${title}, versión ${version} (SHA-256 ${hash})`,
  certificate: 'Certificado médico',
  instructions: 'Indicaciones',
  certificateText: (lines: {
    diagnosis: string;
    indications: string;
    rest: string;
    institution: string;
  }) =>
    [
      `Diagnóstico: ${lines.diagnosis}`,
      `Indicaciones: ${lines.indications}`,
      lines.rest,
      `Para presentar ante: ${lines.institution}`,
    ].join('\n'),
  earlierVersion: (version: number) => `Versión ${version} de la consulta, corregida después`,
  versionText: (lines: { diagnosis: string; reason: string; detail: string }) =>
    [
      `Motivo: ${lines.reason}`,
      `Diagnóstico: ${lines.diagnosis}`,
      `Evolución: ${lines.detail}`,
    ].join('\n'),
} as const;

/** Why a prescription may not be used now, where it may not. */
export const WHY_NOT_ACTIVE: Partial<Record<PrescriptionStatus, string>> = {
  OVERDUE: 'Venció sin que se dispensara',
  BLOCKED: 'La bloqueó una farmacia',
  ANNULLED: 'La anuló quien la hizo',
};

/** When a patient had to come back. */
export function followUpNote(followUp: FollowUp, attended: Date): string {
  const day = followUpDay(followUp, attended);
  if (day) return `Control: el ${writtenDay(day)}`;
  return followUp === 'NONE' ? 'Control: no hace falta' : 'Control: solo si no mejora';
}

/** Measures of a patient, as LOINC and UCUM name them. */
export const MEASURES = [
  { column: 'size', loinc: '8302-2', text: 'Altura', unit: 'm' },
  { column: 'weight', loinc: '29463-7', text: 'Peso', unit: 'kg' },
] as const;

/** What patients wrote of their history. */
export const HISTORY_TEXTS = [
  { column: 'family_history', text: 'Antecedentes familiares' },
  { column: 'vaccines', text: 'Vacunas' },
  { column: 'gynecological_data', text: 'Datos ginecológicos' },
] as const;
