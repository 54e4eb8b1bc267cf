import { createAccounts } from '../accounts/index.ts';
import { createApprovals } from '../approvals/index.ts';
import { createCatalogs, type ImportFile } from '../catalogs/index.ts';
import { type Consents, createConsents } from '../consents/index.ts';
import { createContents } from '../contents/index.ts';
import { type CoverageContext, createCoverage } from '../coverage/index.ts';
import { createFamilyGroup } from '../family-group/index.ts';
import { createLicenceVerification } from '../licence-verification/index.ts';
import { createNotifications, type Reach } from '../notifications/index.ts';
import type { Outside } from '../outside.ts';
import { createPaymentsOfPayables } from '../payments/index.ts';
import { createPharmacies } from '../pharmacies/index.ts';
import type { Database } from '../platform/database/database.ts';
import { createClamavScanner } from '../platform/files/clamav-scanner.ts';
import { createFileSealer } from '../platform/files/file-sealer.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import { createPresence } from '../presence/index.ts';
import {
  createProfiles,
  createProfilesContext,
  type ProfilesContext,
  whatsAppOf,
} from '../profiles/index.ts';
import { createRecordAccess } from '../record-access/index.ts';
import { createRequests } from '../requests/index.ts';

/** The capabilities of people: accounts, family groups, and access to records. */
export type People = Awaited<ReturnType<typeof composePeople>>;

/** Functions of higher capabilities. */
type Above = Pick<CoverageContext, 'bookedInMonth' | 'privateAppointments'> & {
  importFile: ImportFile;
};

export async function composePeople(
  platform: Platform,
  { push, secrets }: Pick<Outside, 'push' | 'secrets'>,
  outbox: Outbox,
  voice: HubVoice,
  { importFile, ...above }: Above,
) {
  const { sendMail } = outbox;
  const catalogs = createCatalogs(platform);
  const consents = createConsents(platform);
  const reached = (database: Database, accountId: string) =>
    whatsAppOf(ownProfiles, database, accountId);
  const notifications = createNotifications({
    ...platform,
    outbox,
    pushPublicKey: push.publicKey,
    reach: reachOf(() => profiles, reached),
    voice,
  });
  const requests = createRequests({ ...platform, notifications });
  const pharmacies = createPharmacies({ ...platform, notifications });
  const accounts = await createAccounts(platform, secrets, {
    sendMail,
    closeSockets: voice.closeSession,
  });
  const approvals = createApprovals({ ...platform, notifications, sendMail });
  const ownProfiles = composeProfiles(platform, secrets, { accounts, catalogs, consents, outbox });
  const profiles = createProfiles(ownProfiles);
  const licences = createLicenceVerification(platform, profiles);
  const presence = createPresence(platform, licences);
  const familyGroup = createFamilyGroup(platform, profiles, { isOnGuard: presence.isAvailable });
  const payments = createPaymentsOfPayables(platform);
  const coverage = createCoverage({
    ...platform,
    catalogs,
    notifications,
    payments: ofConsultations(payments),
    profiles,
    requests,
    voice,
    ...above,
  });
  const recordAccess = createRecordAccess({
    ...platform,
    familyGroup,
    licences,
    notifications,
    profiles,
    sendMail,
  });
  return {
    accounts,
    approvals,
    catalogs,
    consents,
    contents: createContents({ ...platform, approvals, consents }),
    coverage,
    familyGroup,
    licences,
    lists: { ...platform, importFile },
    notifications,
    ownProfiles,
    payments,
    pharmacies,
    presence,
    profiles,
    recordAccess,
    requests,
    whatsAppOf: (accountId: string) => reached(platform.database, accountId),
  };
}

/** How notifications reach an account; the profiles are made after them. */
const reachOf = (
  profiles: () => ReturnType<typeof createProfiles>,
  whatsAppOf: Reach['whatsAppOf'],
): Reach => ({
  doubtTelephone: (...asked) => profiles().doubtTelephone(...asked),
  emailIn: (...asked) => profiles().emailIn(...asked),
  whatsAppOf,
});

type Below = Pick<ProfilesContext, 'accounts' | 'catalogs' | 'outbox'> & { consents: Consents };

/** Profiles, with the installation's files and antivirus. */
function composeProfiles(
  platform: Platform,
  { fileKeys }: Outside['secrets'],
  { consents, ...below }: Below,
): ProfilesContext {
  const { ANTIVIRUS_URL } = platform.config;
  return createProfilesContext({
    ...platform,
    ...below,
    acceptsWhatsApp: consents.acceptsWhatsApp,
    sealer: createFileSealer(fileKeys),
    scanner: ANTIVIRUS_URL ? createClamavScanner(ANTIVIRUS_URL) : undefined,
  });
}

/** The payments of private consultations. */
const ofConsultations = (
  payments: ReturnType<typeof createPaymentsOfPayables>,
): CoverageContext['payments'] => ({
  hasOpen: (transaction, paid) => payments.hasOpen(transaction, 'PRIVATE_CONSULTATION', paid),
  owe: async (transaction, id, reason) => {
    await payments.owe(transaction, 'PRIVATE_CONSULTATION', id, { reason });
  },
});
