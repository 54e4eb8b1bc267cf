import { SummaryScreen } from '../../clinical-history/index.ts';
import { AskCorrection } from '../../own-data/index.ts';
import { RateLater } from '../../visits/index.ts';

/** `/paciente/consultas/:queueId`, from where it is rated and a correction is asked for. */
export const PatientSummaryScreen = () => (
  <SummaryScreen
    rating={(visitId) => <RateLater queueId={visitId} />}
    correction={(visitId, patientId) => <AskCorrection visitId={visitId} patientId={patientId} />}
  />
);
