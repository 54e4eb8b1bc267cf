import { accountsProblems } from '@app/contract/accounts';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(accountsProblems);

/** The proof from the provider is cancelled, expired, or of another browser or account. All get the same answer. */
export const refuseSocial = () =>
  refuse('accounts.social-refused', 'No pudimos confirmar tu cuenta de Google. Probá de nuevo.');

/** The mailed link is used, expired or unknown. All get the same answer. */
export const refuseLink = () =>
  refuse('accounts.key-invalid', 'El enlace ya se usó o venció. Pedí uno nuevo.');
