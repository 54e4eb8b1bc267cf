import { OwnDataScreen } from '../../own-data/index.ts';
import { OwnRequests } from '../../requests/index.ts';

/** `/mis-datos`: the patient's rights over their data, and their requests. */
export const PatientDataScreen = () => <OwnDataScreen asked={<OwnRequests />} />;
