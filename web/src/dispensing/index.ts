export { PrescribedLines, PrescriptionSheet } from './counter/prescription-sheet.tsx';
export { ServeForm } from './counter/serve-form.tsx';
export { DispensingProof } from './dispensing-proof.tsx';
export { ProofSheet } from './proof-sheet.tsx';
