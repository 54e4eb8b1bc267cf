import { OwnDataScreen } from '../../own-data/index.ts';
import { OwnRequests } from '../../requests/index.ts';

/** `/mis-datos`: the patient's rights over the data, and what was asked. */
export const PatientDataScreen = () => <OwnDataScreen asked={<OwnRequests />} />;
