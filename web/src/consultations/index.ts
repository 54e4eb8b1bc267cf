export { ConsultationRecord } from './consultation-record.tsx';
export { attendedPatientQuery } from './consultations.queries.ts';
export { FailedCallNotes } from './finish/failed-call-notes.tsx';
export { PatientFactsLine, PatientSummaryHeader } from './patient-summary-header.tsx';
