import { MINUTE_MS } from '@app/contract/kernel';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { FileScanner } from '../../platform/files/file-scanner.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type Periodic, periodically } from '../../platform/jobs/periodically.ts';
import type { ProfilesContext } from '../profiles-context.ts';
import { openedFile } from './keep-file.ts';
import { studyReviewsRepository } from './study-reviews.repository.ts';

const QUEUE = 'study-review';
const LOOK_EVERY_MS = 5 * MINUTE_MS;
/** Longer than all retries of a job: a study that still waits has no job. */
const ASK_AGAIN_AFTER_MS = 15 * MINUTE_MS;

type Reviewing = Pick<ProfilesContext, 'database' | 'log' | 'sealer'> & { scanner: FileScanner };

/** Queues the check of a study in the transaction; earlier requests lapse. */
export const askForReview = (
  jobs: Jobs,
  transaction: DatabaseTransaction,
  id: string,
  askedAt: Date,
): Promise<void> => jobs.enqueue(transaction, QUEUE, { id, askedAt: askedAt.toISOString() });

/** Registers the check of studies if the installation has an antivirus; without one, waiting studies stay so. */
export function reviewingJobs(context: ProfilesContext): void {
  const { scanner, jobs } = context;
  if (!scanner) return;
  jobs.register(QUEUE, ({ id, askedAt }) =>
    reviewStudy({ ...context, scanner }, String(id), new Date(String(askedAt))),
  );
}

/** Periodically requests the check of studies that the antivirus has not seen. */
export function startReviewing(context: ProfilesContext): Periodic {
  if (!context.scanner) return { stop: () => {} };
  return periodically(context, LOOK_EVERY_MS, 'asking again for the antivirus', () =>
    askAgain(context),
  );
}

/**
 * Lets the antivirus check a study: only its verdict makes it available (requirement: antivirus). Without an
 * answer the job is retried.
 */
async function reviewStudy(context: Reviewing, id: string, askedAt: Date): Promise<void> {
  const reviews = studyReviewsRepository(context.database);
  const row = await reviews.find(id, askedAt);
  if (!row) return;
  const verdict = await context.scanner.scan(openedFile(context.sealer, row));
  if (verdict.is === 'clean') await reviews.clear(id);
  else if (verdict.is === 'infected') await refuseStudy(context, id, verdict.signature);
  else {
    context.log.warn({ study: id, reason: verdict.reason }, 'the antivirus did not answer');
    throw new Error(`the antivirus did not answer: ${verdict.reason}`);
  }
}

/** Destroys the bytes and their key, if the study still exists; the row stays, so that its owner sees the refusal. */
async function refuseStudy({ database, log }: Reviewing, id: string, signature: string) {
  const refused = await database.transaction().execute(async (transaction) => {
    const row = await studyReviewsRepository(transaction).refuse(id);
    if (row) {
      await recordAudit(transaction, undefined, {
        type: 'study.refuse',
        action: 'D',
        purpose: 'HOPERAT',
        patient_id: row.person_id,
        entity_type: 'stored_file',
        entity_id: id,
        rule: signature,
      });
    }
    return row;
  });
  if (refused) log.warn({ study: id, signature }, 'the antivirus found something in a study');
}

/** Requests again what the antivirus has not seen, since it was unavailable for longer than jobs are retried. */
export async function askAgain({
  database,
  jobs,
  clock,
}: Pick<ProfilesContext, 'database' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - ASK_AGAIN_AFTER_MS);
  await database.transaction().execute(async (transaction) => {
    const waiting = await studyReviewsRepository(transaction).askAgain(before, now);
    for (const { id } of waiting) await askForReview(jobs, transaction, id, now);
  });
}
