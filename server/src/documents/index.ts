export { newCheckCode } from './check-code.ts';
export type {
  DocumentBase,
  DocumentData,
  DocumentId,
  DocumentPatient,
  DocumentProfessional,
  TeleassistanceData,
} from './document-data.ts';
export { documentsJobs } from './documents.jobs.ts';
export type { DocumentRow } from './documents.repository.ts';
export { documentsRoutes } from './documents.routes.ts';
export { createDocuments, DOCUMENTS_QUEUE, type Documents } from './documents.ts';
export { rest } from './sheets/sheets.copy.ts';
export { type SigningWorker, startSigningWorker } from './signing/signing-worker.ts';
