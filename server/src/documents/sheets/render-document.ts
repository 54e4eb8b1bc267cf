import type { DocumentData } from '../document-data.ts';
import { prescriptionPdf, referralPdf, studyRequestPdf } from './order-pdf.ts';
import { instructionsPdf, medicalCertificatePdf, teleassistancePdf } from './report-pdf.ts';

/** Renders the unsigned bytes of a document; the same content always gives the same bytes. */
export function renderDocument(data: DocumentData): Promise<Buffer> {
  switch (data.kind) {
    case 'prescription':
      return prescriptionPdf(data);
    case 'study':
      return studyRequestPdf(data);
    case 'referral':
      return referralPdf(data);
    case 'certificate':
      return medicalCertificatePdf(data);
    case 'instructions':
      return instructionsPdf(data);
    case 'teleassistance':
      return teleassistancePdf(data);
  }
}
