export { fileImporter, type SentFile, type SentFileOutcome } from './import/import-sent-file.ts';
