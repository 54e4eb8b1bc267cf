export { ConsultationRecord } from './consultation-record.tsx';
export { FailedCallNotes } from './finish/failed-call-notes.tsx';
export { PatientSummaryHeader } from './patient-summary-header.tsx';
