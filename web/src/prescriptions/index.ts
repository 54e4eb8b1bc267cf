export { LatestPrescriptions } from './latest-prescriptions.tsx';
