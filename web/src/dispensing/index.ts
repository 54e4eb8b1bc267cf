export { DispensingProof } from './dispensing-proof.tsx';
