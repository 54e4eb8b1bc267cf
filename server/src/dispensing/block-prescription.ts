import type { newBlockSchema } from '@app/contract/dispensing';
import type { z } from 'zod';
import type { Reader } from '../family-group/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { addNotice, readerOf, tellReader } from '../prescriptions/index.ts';
import { blockedNotice, blockedToPrescriberNotice } from './dispensing.copy.ts';
import { dispensingRepository, type NewBlock } from './dispensing.repository.ts';
import type { Counter } from './dispensing.ts';
import { atCounter, findAtCounter, type Presented } from './find-at-counter.ts';
import { moveAtCounter } from './move-at-counter.ts';

type Asked = z.output<typeof newBlockSchema>;

/**
 * Stops a prescription with a manifest error from being dispensed anywhere until its professional has reviewed
 * it (requirement: block and annul).
 */
export async function blockPrescription(
  counter: Counter,
  actor: Actor,
  asked: Asked,
): Promise<void> {
  const presented = await findAtCounter(counter, actor, asked, 'act');
  const { row } = presented;
  const reader = await readerOf(counter, row);
  const block = {
    ...atCounter(presented, actor, asked.pharmacist),
    id: newId(),
    reason: asked.reason,
  };
  await moveAtCounter(counter, actor, presented, {
    command: 'block',
    store: (transaction, now) =>
      store(counter, transaction, presented, { ...block, blocked_at: now }, reader),
  });
}

async function store(
  counter: Counter,
  transaction: DatabaseTransaction,
  { branch, row }: Presented,
  block: NewBlock,
  reader: Reader | undefined,
) {
  await dispensingRepository(transaction).insertBlock(block);
  const notice = { event: 'prescription.block', event_key: block.id };
  const told = await tellReader(counter, transaction, reader, (prescription) => ({
    ...blockedNotice(prescription, branch),
    ...notice,
  }));
  const toldToo = await addNotice(counter, transaction, row.author_id, {
    ...blockedToPrescriberNotice(row, branch, block.reason),
    ...notice,
  });
  return [...told, ...toldToo];
}
