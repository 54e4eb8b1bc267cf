export { ConsultationRecord } from './consultation-record.tsx';
export { FailedCallNotes } from './failed-call-notes.tsx';
export { PatientSummaryHeader } from './patient-summary-header.tsx';
