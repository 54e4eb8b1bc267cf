import { accountsProblems } from '@app/contract/accounts';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(accountsProblems);

/** The provider's word does not hold here: cancelled, old, another browser's or another account's. One answer. */
export const refuseSocial = () =>
  refuse('accounts.social-refused', 'No pudimos confirmar tu cuenta de Google. Probá de nuevo.');

/** The e-mailed link is used up, too old or never existed: one answer, shown as it is. */
export const refuseLink = () =>
  refuse('accounts.key-invalid', 'El enlace ya se usó o venció. Pedí uno nuevo.');
