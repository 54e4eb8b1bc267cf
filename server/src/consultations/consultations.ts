import type { Catalogs } from '../catalogs/index.ts';
import type { Consents } from '../consents/index.ts';
import type { Documents } from '../documents/index.ts';
import type { FamilyGroup } from '../family-group/index.ts';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { Prescriptions } from '../prescriptions/index.ts';
import type { Profiles } from '../profiles/index.ts';
import type { RecordAccess } from '../record-access/index.ts';
import type { Requests } from '../requests/index.ts';
import type { Visits } from '../visits/index.ts';
import { consultationsRepository } from './consultations.repository.ts';
import { draftsRepository } from './draft/drafts.repository.ts';
import { templatesRepository } from './record/templates.repository.ts';

/** Dependencies of the records of consultations. */
export type ConsultationsNeeds = Pick<Platform, 'clock' | 'config' | 'database' | 'publicUrl'> & {
  catalogs: Pick<Catalogs, 'findDescribed' | 'findDiagnoses' | 'findMedications'>;
  consents: Pick<Consents, 'isHeldBack' | 'keepHolderReading' | 'teleconsultationAt'>;
  documents: Documents;
  familyGroup: Pick<FamilyGroup, 'findByLogin' | 'isOwnPerson'>;
  licences: Pick<LicenceVerification, 'mayAttend' | 'requireStillSigning' | 'requireVerified'>;
  notifications: Pick<Notifications, 'add' | 'push'>;
  prescriptions: Prescriptions;
  profiles: Profiles;
  recordAccess: RecordAccess;
  requests: Pick<Requests, 'open'>;
  visits: Visits;
};

export type Consultations = ConsultationsNeeds & {
  consultations: ReturnType<typeof consultationsRepository>;
  drafts: ReturnType<typeof draftsRepository>;
  templates: ReturnType<typeof templatesRepository>;
};

export const createConsultations = (needs: ConsultationsNeeds): Consultations => ({
  ...needs,
  consultations: consultationsRepository(needs.database),
  drafts: draftsRepository(needs.database),
  templates: templatesRepository(needs.database),
});
