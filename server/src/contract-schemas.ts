import * as accounts from '@app/contract/accounts';
import * as appointments from '@app/contract/appointments';
import * as approvals from '@app/contract/approvals';
import * as availability from '@app/contract/availability';
import * as catalogs from '@app/contract/catalogs';
import * as clinicalHistory from '@app/contract/clinical-history';
import * as consents from '@app/contract/consents';
import * as consultations from '@app/contract/consultations';
import * as contents from '@app/contract/contents';
import * as coverage from '@app/contract/coverage';
import * as dispensing from '@app/contract/dispensing';
import * as documents from '@app/contract/documents';
import * as familyGroup from '@app/contract/family-group';
import * as guardQueue from '@app/contract/guard-queue';
import * as guardShifts from '@app/contract/guard-shifts';
import * as kernel from '@app/contract/kernel';
import * as licenceVerification from '@app/contract/licence-verification';
import * as messages from '@app/contract/messages';
import * as notifications from '@app/contract/notifications';
import * as operations from '@app/contract/operations';
import * as ownAccount from '@app/contract/own-account';
import * as ownData from '@app/contract/own-data';
import * as payments from '@app/contract/payments';
import * as people from '@app/contract/people';
import * as pharmacies from '@app/contract/pharmacies';
import * as pharmacyOrders from '@app/contract/pharmacy-orders';
import * as prescriptions from '@app/contract/prescriptions';
import * as presence from '@app/contract/presence';
import * as priceList from '@app/contract/price-list';
import * as profiles from '@app/contract/profiles';
import * as recordAccess from '@app/contract/record-access';
import * as registryChecks from '@app/contract/registry-checks';
import * as requests from '@app/contract/requests';
import * as settlements from '@app/contract/settlements';
import * as videoCall from '@app/contract/video-call';
import * as visits from '@app/contract/visits';
import { nameSchemas } from './platform/http/openapi-schemas.ts';

/** Names of the contract's exported schemas in the API description. */
export const schemaNames = nameSchemas({
  accounts,
  appointments,
  approvals,
  availability,
  catalogs,
  'clinical-history': clinicalHistory,
  consents,
  consultations,
  contents,
  coverage,
  dispensing,
  documents,
  'family-group': familyGroup,
  'guard-queue': guardQueue,
  'guard-shifts': guardShifts,
  kernel,
  'licence-verification': licenceVerification,
  messages,
  notifications,
  operations,
  'own-account': ownAccount,
  'own-data': ownData,
  payments,
  people,
  pharmacies,
  'pharmacy-orders': pharmacyOrders,
  prescriptions,
  presence,
  'price-list': priceList,
  profiles,
  'record-access': recordAccess,
  'registry-checks': registryChecks,
  requests,
  settlements,
  'video-call': videoCall,
  visits,
});
