export { ConsultationRecord } from './consultation-record.tsx';
export { PatientSummaryHeader } from './patient-summary-header.tsx';
