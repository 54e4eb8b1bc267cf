import type { CarryOut } from '../approvals/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { verificationRepository } from '../profiles/index.ts';
import { verificationCopy as copy } from './people.copy.ts';
import { refuse } from './people.refusals.ts';
import { findDoubles } from './people.repository.ts';
import type { PeopleContext } from './people-context.ts';
import { tellProfessional } from './tell-professional.ts';

/** Registers the effects of acts on the verification of professionals. */
export function registerVerificationActs(context: PeopleContext): void {
  const { approvals } = context;
  approvals.register('VERIFY', verify(context));
  approvals.register('OBSERVE', observe(context));
  approvals.register('SUSPEND', suspend(context));
  approvals.register('LIFT_SUSPENSION', lift(context));
}

/** Only for the profile that was checked: neither saved nor observed since. */
const verify =
  (context: PeopleContext): CarryOut =>
  async (transaction, actor, { subjectId, payload }) => {
    const facts = {
      version: payload.version ?? 0,
      verified_at: context.clock.now(),
      verified_by: actor.email,
      evidence: payload.evidence ?? null,
      evidence_link: payload.link ?? null,
    };
    await requireNoDouble(transaction, subjectId);
    const verifications = verificationRepository(transaction);
    const verified = await verifications.verify(subjectId, facts, payload.decisions);
    if (!verified) throw refuse('people.changed-meanwhile');
    const found = await context.profiles.lockProfessional(transaction, subjectId);
    if (!found?.licence) throw refuse('people.no-licence-in-force');
    return tellProfessional(context, transaction, {
      accountId: subjectId,
      event: 'verification.verified',
      ...copy.verified,
    });
  };

/** Refuses while another account in use has the number: neither is verified before one was checked. */
async function requireNoDouble(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  const doubles = await findDoubles(transaction, accountId);
  if (doubles.length > 0) throw refuse('people.doubled');
}

const observe =
  (context: PeopleContext): CarryOut =>
  async (transaction, _actor, { subjectId, payload: { observation = '' } }) => {
    if (!(await verificationRepository(transaction).observe(subjectId, observation)))
      throw refuse('people.state-refused');
    return tellProfessional(context, transaction, {
      accountId: subjectId,
      event: 'verification.observed',
      ...copy.observed(observation),
    });
  };

const suspend =
  (context: PeopleContext): CarryOut =>
  async (transaction, _actor, { subjectId }) => {
    if (!(await verificationRepository(transaction).suspend(subjectId)))
      throw refuse('people.state-refused');
    const push = await tellProfessional(context, transaction, {
      accountId: subjectId,
      event: 'verification.suspended',
      ...copy.suspended,
    });
    return async () => {
      await push();
      await context.leaveCare(subjectId);
    };
  };

/** Only the suspension that was read, not a later one. */
const lift =
  (context: PeopleContext): CarryOut =>
  async (transaction, _actor, { subjectId, payload }) => {
    if (!(await verificationRepository(transaction).lift(subjectId, payload.decisions)))
      throw refuse('people.state-refused');
    return tellProfessional(context, transaction, {
      accountId: subjectId,
      event: 'verification.lifted',
      ...copy.lifted,
    });
  };
