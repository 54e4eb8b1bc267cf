import type { ActOutcome } from '@app/contract/approvals';
import type {
  observationBodySchema,
  VerificationStanding,
  verificationBodySchema,
} from '@app/contract/people';
import type { z } from 'zod';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { ProfessionalProfile } from '../profiles/index.ts';
import { askAct, requireProof } from './ask-act.ts';
import { refuse } from './people.refusals.ts';
import type { PeopleContext } from './people-context.ts';
import { standingOf } from './person-sheet.ts';

type Evidence = z.output<typeof verificationBodySchema>;
type Observation = z.output<typeof observationBodySchema>;

/** Verifies the licences that were read, with the evidence from the registry (requirement: verified licence). */
export async function askVerification(
  context: PeopleContext,
  actor: Actor,
  accountId: string,
  { version, evidence, link }: Evidence,
): Promise<ActOutcome> {
  const found = await requireStanding(context, actor, accountId, [
    'PENDING_VERIFICATION',
    'OBSERVED',
  ]);
  if (found.professional.version !== version) throw refuse('people.changed-meanwhile');
  if (!found.licence) throw refuse('people.no-licence-in-force');
  const { decisions } = found.professional;
  const payload = { evidence, version, link: link ?? null, decisions };
  return askAct(context, actor, { kind: 'VERIFY', subjectId: accountId, payload });
}

/** Returns the profile to its professional, with what to correct. */
export async function askObservation(
  context: PeopleContext,
  actor: Actor,
  accountId: string,
  { observation }: Observation,
): Promise<ActOutcome> {
  await requireStanding(context, actor, accountId, ['PENDING_VERIFICATION', 'OBSERVED']);
  const payload = { observation };
  return askAct(context, actor, { kind: 'OBSERVE', subjectId: accountId, payload });
}

export async function askSuspension(
  context: PeopleContext,
  actor: Actor,
  accountId: string,
  reason: string,
): Promise<ActOutcome> {
  await requireStanding(context, actor, accountId, ['VERIFIED']);
  return askAct(context, actor, { kind: 'SUSPEND', subjectId: accountId, reason });
}

export async function askLifting(
  context: PeopleContext,
  actor: Actor,
  accountId: string,
  reason: string,
): Promise<ActOutcome> {
  const suspended = ['SUSPENDED', 'SUSPENDED_BY_REGISTRY'] as const;
  const { professional } = await requireStanding(context, actor, accountId, suspended);
  const payload = { decisions: professional.decisions };
  return askAct(context, actor, {
    kind: 'LIFT_SUSPENSION',
    subjectId: accountId,
    payload,
    reason,
  });
}

/** Refuses an impossible act before anybody is asked to approve it; the act checks again. */
async function requireStanding(
  context: PeopleContext,
  actor: Actor,
  accountId: string,
  standings: readonly VerificationStanding[],
): Promise<ProfessionalProfile> {
  requireProof(context, actor, 'VERIFY');
  const found = await context.profiles.findProfessional(accountId);
  if (!found) throw refuseKernel('request.not-found');
  if (!standings.includes(standingOf(found))) throw refuse('people.state-refused');
  return found;
}
