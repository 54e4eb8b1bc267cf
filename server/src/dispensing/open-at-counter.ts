import type { CounterKey, CounterPrescription } from '@app/contract/dispensing';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { pushNotices, readerOf, tellReader } from '../prescriptions/index.ts';
import { openedNotice } from './dispensing.copy.ts';
import type { Counter } from './dispensing.ts';
import { counterAudit, findAtCounter, type Presented } from './find-at-counter.ts';
import { presentForBranch } from './present-for-branch.ts';

/** Shows a prescription to the branch where it is presented; its patient is notified once a day per branch. */
export async function openAtCounter(
  counter: Counter,
  actor: Actor,
  key: CounterKey,
): Promise<CounterPrescription> {
  const presented = await findAtCounter(counter, actor, key, 'opening');
  const [read] = await presentForBranch(counter, [presented.row]);
  if (!read) throw new Error('a prescription was not presented');
  await writeDown(counter, actor, presented);
  return read;
}

async function writeDown(counter: Counter, actor: Actor, { branch, row }: Presented) {
  const reader = await readerOf(counter, row);
  const notices = await counter.database.transaction().execute(async (transaction) => {
    await recordAudit(transaction, actor, { ...counterAudit('open', row), rule: 'own branch' });
    return tellReader(counter, transaction, reader, (prescription) => ({
      ...openedNotice(prescription, branch),
      event: 'prescription.open',
      event_key: `${row.id}-${branch.id}-${counter.prescriptions.today()}`,
    }));
  });
  await pushNotices(counter, notices);
}
