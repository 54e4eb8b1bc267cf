import { SummaryScreen } from '../../clinical-history/index.ts';
import { AskCorrection } from '../../own-data/index.ts';
import { RateLater } from '../../visits/index.ts';

/** `/paciente/consultas/:queueId`, with the rating and the request for a correction. */
export const PatientSummaryScreen = () => (
  <SummaryScreen
    rating={(visitId) => <RateLater queueId={visitId} />}
    correction={(visitId, patientId) => <AskCorrection visitId={visitId} patientId={patientId} />}
  />
);
