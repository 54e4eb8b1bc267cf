import type { VisitEvent } from '@app/contract/visits';
import { callEndings } from './call-endings.ts';
import type { VisitRow } from './rows/visit-rows.ts';
import type { Present, Reader } from './visits.presenter.ts';
import type { Change, VisitsNeeds } from './visits-needs.ts';

type Announcing = Pick<VisitsNeeds, 'endCall' | 'line' | 'notifications' | 'voice'> & {
  present: Present;
};

/** Notifies patient and professional of a change and, for a guard visit, its line; ends the call. */
export async function announceVisit(
  { endCall, line, notifications, present, voice }: Announcing,
  command: Change,
  row: VisitRow,
  seq: number,
): Promise<void> {
  const seenBy = async (reader: Reader): Promise<VisitEvent> => ({
    command,
    entry: await present(row, reader),
  });
  if (row.origin === 'GUARD') await line.tell(command, row, seq);
  voice.toAccount(row.account_id, await seenBy('patient'));
  if (row.professional_id) voice.toAccount(row.professional_id, await seenBy('holder'));
  // A visit of an appointment begins with this command too.
  if (command === 'SetProfessional' && row.phase === 'OFFERED')
    await notifications.callDevices({
      accountId: row.account_id,
      visitId: row.id,
      isGuard: row.origin === 'GUARD',
    });
  const why = command === 'PATIENT_QUEUE' ? undefined : callEndings[command];
  if (why) await endCall(row.id, why);
}
