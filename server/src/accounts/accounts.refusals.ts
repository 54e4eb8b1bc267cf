import { accountsProblems } from '@app/contract/accounts';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(accountsProblems);

/** The provider's statement is cancelled, expired, or of another browser or account. All get the same answer. */
export const refuseSocial = () =>
  refuse('accounts.social-refused', 'No pudimos confirmar tu cuenta de Google. Probá de nuevo.');

/** The e-mailed link is used, expired or unknown. All get the same answer, shown as it is. */
export const refuseLink = () =>
  refuse('accounts.key-invalid', 'El enlace ya se usó o venció. Pedí uno nuevo.');
