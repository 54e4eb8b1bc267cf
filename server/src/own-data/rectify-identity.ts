import { cuilAfterCorrection } from '@app/contract/profiles';
import { type IdentityField, requestsProblems } from '@app/contract/requests';
import { correctIdNumber } from '../accounts/index.ts';
import { refusals } from '../platform/refusal.ts';
import { answeredRequestsRepository } from '../profiles/index.ts';
import type { OwnData } from './own-data-context.ts';

const refuse = refusals(requestsProblems);

/** The column of each identity field. */
export const COLUMN_OF = {
  FIRST_NAME: 'first_name',
  LAST_NAME: 'last_name',
  ID_NUMBER: 'id_number',
  BIRTH_DATE: 'birth_date',
} as const satisfies Record<IdentityField, string>;

/** Registers that a rectification corrects the field; the earlier value is kept in the request. */
export function registerRectification({ requests }: OwnData): void {
  requests.onClose('RECTIFICATION', async (transaction, _actor, { details, person_id, state }) => {
    const { field, oldValue: from, newValue: to } = details;
    if (state !== 'RESOLVED' || !person_id || !field || from === null || to === null) return;
    const answered = answeredRequestsRepository(transaction);
    const changed = await answered.rectify(person_id, COLUMN_OF[field], from, to);
    if (!changed) throw refuse('requests.changed-meanwhile');
    if (field !== 'ID_NUMBER') return;
    const { account_id, cuil, sex_str } = changed;
    await answered.keepFormerDni(
      person_id,
      from,
      cuil && cuilAfterCorrection(cuil, { from, to }, sex_str),
    );
    if (account_id) await correctIdNumber(transaction, account_id, { from, to });
  });
}
