export { LatestPrescriptions } from './latest-prescriptions.tsx';
export { RunningOut } from './running-out-card.tsx';
