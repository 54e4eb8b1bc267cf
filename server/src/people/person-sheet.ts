import type { PersonSheet, ProfessionalSheet, VerificationStanding } from '@app/contract/people';
import type { ProfileImages } from '@app/contract/profiles';
import { standingFacts } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import {
  type ProfessionalProfile,
  presentLicence,
  verificationRepository,
} from '../profiles/index.ts';
import { findDoubles } from './people.repository.ts';
import type { PeopleContext } from './people-context.ts';

/** The sheet of an account: its data, its status, and acts that wait for approval. Audited. */
export async function readSheet(
  context: PeopleContext,
  actor: Actor,
  accountId: string,
): Promise<PersonSheet> {
  const account = await context.accounts.accounts.findById(accountId);
  if (!account) throw refuseKernel('request.not-found');
  await auditReading(context, actor, accountId, 'people.sheet');
  const [facts, person, professional, branch, waiting, doubles] = await Promise.all([
    standingFacts(context.accounts, accountId),
    context.profiles.findPersonOfAccount(accountId),
    readProfessional(context, accountId),
    context.pharmacies.findOfAccount(accountId),
    context.approvals.waitingFor(actor, accountId),
    findDoubles(context.database, accountId),
  ]);
  const inReview = person ? await context.requests.inReview(person.id) : [];
  return {
    accountId,
    name: person ? `${person.first_name} ${person.last_name}` : null,
    idNumber: person?.id_number ?? account.id_number,
    email: account.email,
    role: account.role,
    state: account.status,
    createdDate: account.created_at.toISOString(),
    lastLoginDate: facts.last?.toISOString() ?? null,
    secondFactor: facts.secondFactor,
    sessions: facts.open,
    professional,
    branch: branch ? { id: branch.id, name: `${branch.pharmacy_name}, ${branch.name}` } : null,
    doubles: doubles.map(({ id, email }) => ({ accountId: id, email })),
    inReview,
    waiting,
  };
}

/** Photo and signature of a professional, for comparison with the registry. Audited. */
export async function readSheetImages(
  context: PeopleContext,
  actor: Actor,
  accountId: string,
): Promise<ProfileImages> {
  const account = await context.accounts.accounts.findById(accountId);
  if (account?.role !== 'PROFESSIONAL') throw refuseKernel('request.not-found');
  await auditReading(context, actor, accountId, 'people.images');
  return context.profiles.findImages(accountId);
}

const auditReading = (
  { database }: PeopleContext,
  actor: Actor,
  accountId: string,
  type: string,
): Promise<void> =>
  recordAudit(database, actor, {
    type,
    action: 'R',
    purpose: 'HOPERAT',
    entity_type: 'account',
    entity_id: accountId,
  });

async function readProfessional(
  { database, profiles }: PeopleContext,
  accountId: string,
): Promise<ProfessionalSheet | null> {
  const found = await profiles.findProfessional(accountId);
  if (!found) return null;
  const verified = await verificationRepository(database).find(accountId);
  const { person, professional, licences, specialties } = found;
  return {
    firstName: person.first_name,
    lastName: person.last_name,
    sex: person.sex_str,
    birthDate: person.birth_date,
    cuil: person.cuil,
    profession: professional.profession,
    refepsCode: professional.refeps_code,
    academicTraining: professional.academic_training,
    professionalAddress: professional.professional_address,
    licences: licences.map(presentLicence),
    specialties,
    verification: standingOf(found),
    observation: professional.observation,
    verifiedDate: verified?.verified_at?.toISOString() ?? null,
    verifiedBy: verified?.verified_by ?? null,
    evidence: verified?.evidence ?? null,
    evidenceLink: verified?.evidence_link ?? null,
    version: professional.version,
  };
}

/** The verification status of a professional. */
export function standingOf({
  professional: { full_profile, observation, suspended_by_registry, verification },
}: Pick<ProfessionalProfile, 'professional'>): VerificationStanding {
  if (!full_profile) return 'PENDING_PROFILE';
  if (suspended_by_registry) return 'SUSPENDED_BY_REGISTRY';
  return observation === null ? verification : 'OBSERVED';
}
