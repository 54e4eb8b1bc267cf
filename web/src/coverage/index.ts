export { PrivateConsultation } from './private-consultation.tsx';
