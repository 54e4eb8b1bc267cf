import { SummaryScreen } from '../../clinical-history/index.ts';
import { AskCorrection } from '../../own-data/index.ts';

/** `/paciente/consultas/:queueId`, from where a correction is asked for. */
export const PatientSummaryScreen = () => (
  <SummaryScreen
    correction={(visitId, patientId) => <AskCorrection visitId={visitId} patientId={patientId} />}
  />
);
