import type { Catalogs } from '../catalogs/index.ts';
import type { Consents } from '../consents/index.ts';
import type { Documents } from '../documents/index.ts';
import type { FamilyGroup } from '../family-group/index.ts';
import type { GuardQueue } from '../guard-queue/index.ts';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { Prescriptions } from '../prescriptions/index.ts';
import type { Profiles } from '../profiles/index.ts';
import type { RecordAccess } from '../record-access/index.ts';
import { consultationsRepository } from './consultations.repository.ts';
import { draftsRepository } from './draft/drafts.repository.ts';
import { templatesRepository } from './record/templates.repository.ts';

/** What the record of a consultation stands on. */
export type ConsultationsNeeds = Platform & {
  catalogs: Catalogs;
  consents: Consents;
  documents: Documents;
  familyGroup: FamilyGroup;
  licences: LicenceVerification;
  notifications: Notifications;
  prescriptions: Prescriptions;
  profiles: Profiles;
  queue: GuardQueue;
  recordAccess: RecordAccess;
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
