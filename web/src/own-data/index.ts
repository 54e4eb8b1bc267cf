export { AskCorrection } from './ask-correction.tsx';
export { OwnDataScreen } from './own-data-screen.tsx';
