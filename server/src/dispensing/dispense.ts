import type {
  Dispensing as Dispensed,
  HandedOver,
  newDispensingSchema,
} from '@app/contract/dispensing';
import type { z } from 'zod';
import type { Reader } from '../family-group/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { addNotice, readerOf, tellReader } from '../prescriptions/index.ts';
import { dispensedNotice, notAsWrittenNotice } from './dispensing.copy.ts';
import {
  dispensingRepository,
  type NewDispensedLine,
  type NewDispensing,
} from './dispensing.repository.ts';
import type { Counter, Dispensing } from './dispensing.ts';
import { atCounter, findAtCounter, type Presented } from './find-at-counter.ts';
import { handedOver } from './handed-over.ts';
import { moveAtCounter } from './move-at-counter.ts';
import { findProof } from './read-dispensing.ts';

type Asked = z.output<typeof newDispensingSchema>;

/** What is stored of a dispensing, and who is notified. */
type Serving = Presented & {
  dispensing: NewDispensing;
  lines: NewDispensedLine[];
  reader: Reader | undefined;
};

/** Dispenses a prescription shown at the counter. */
export async function dispense(counter: Counter, actor: Actor, asked: Asked): Promise<Dispensed> {
  return serve(counter, actor, await findAtCounter(counter, actor, asked, 'act'), asked);
}

/**
 * Dispenses a prescription, only once, even if only partly (requirement: dispensed once). `allow` runs in the
 * transaction and can refuse.
 */
export async function serve(
  counter: Dispensing,
  actor: Actor,
  presented: Presented,
  asked: HandedOver,
  allow?: (transaction: DatabaseTransaction) => Promise<unknown>,
): Promise<Dispensed> {
  const { row } = presented;
  const prescribed = await counter.prescriptions.findLines([row.id]);
  const reader = await readerOf(counter, row);
  await moveAtCounter(counter, actor, presented, {
    command: 'dispense',
    allow,
    store: (transaction, now) => {
      const id = newId();
      const { lines, partial } = handedOver(id, prescribed, asked.lines);
      const by = atCounter(presented, actor, asked.pharmacist);
      const dispensing = { ...by, id, dispensed_at: now, partial };
      return store(counter, transaction, { ...presented, dispensing, lines, reader });
    },
  });
  return readBack(counter, row.id);
}

async function store(
  counter: Dispensing,
  transaction: DatabaseTransaction,
  { branch, row, dispensing, lines, reader }: Serving,
): Promise<NotificationRow[]> {
  await dispensingRepository(transaction).insert(dispensing, lines);
  const { id, partial } = dispensing;
  const notice = { event: 'prescription.dispense', event_key: id };
  const told = await tellReader(counter, transaction, reader, (prescription) => ({
    ...dispensedNotice(prescription, branch, partial),
    ...notice,
  }));
  const isSubstituted = lines.some(({ substitution }) => substitution);
  if (!(partial || isSubstituted)) return told;
  const toldToo = await addNotice(counter, transaction, row.author_id, {
    ...notAsWrittenNotice(row, branch, { partial, isSubstituted }),
    ...notice,
  });
  return [...told, ...toldToo];
}

async function readBack(counter: Dispensing, prescriptionId: string): Promise<Dispensed> {
  const stored = await findProof(counter, prescriptionId);
  if (!stored) throw new Error('a dispensing that was stored is not there');
  return stored;
}
