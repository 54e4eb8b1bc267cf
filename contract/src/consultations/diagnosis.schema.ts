import { z } from 'zod';
import { requiredText } from '../kernel/index.ts';
import { printedText } from '../prescriptions/index.ts';
import { DIAGNOSIS_MAX } from './consultations.limits.ts';

/** A diagnosis chosen from the list (CIE-10). */
export const codedDiagnosisSchema = z.object({
  cie_10: requiredText(10),
  name: requiredText(DIAGNOSIS_MAX),
});

export const diagnosisText = printedText('diagnosis', { max: DIAGNOSIS_MAX });

/** A diagnosis as sent: chosen from the list, or free text. */
export const diagnosisSchema = z.union([codedDiagnosisSchema, diagnosisText], {
  error: ({ input }) =>
    typeof input === 'string' && input.trim() ? 'diagnosis.too-long' : 'diagnosis.required',
});
export type Diagnosis = z.output<typeof diagnosisSchema>;

/** The label of a diagnosis: '(cie_10) - name'. */
export const diagnosisLabel = (diagnosis: Diagnosis): string =>
  typeof diagnosis === 'string' ? diagnosis : `(${diagnosis.cie_10}) - ${diagnosis.name}`;

/** CIE-10 code of a diagnosis; null for text without one. */
export const diagnosisCode = (diagnosis: Diagnosis): string | null =>
  typeof diagnosis === 'string' ? (codedDiagnosis(diagnosis)?.cie_10 ?? null) : diagnosis.cie_10;

const LABEL = /^\(([^)]{1,10})\) - (.+)$/;

/** Parses a label; `undefined` for text without a code. */
export function codedDiagnosis(label: string): z.output<typeof codedDiagnosisSchema> | undefined {
  const [, code, name] = LABEL.exec(label) ?? [];
  return code && name ? { cie_10: code, name } : undefined;
}
