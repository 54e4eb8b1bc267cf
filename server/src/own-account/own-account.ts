import { registerMailing } from './mail-own-account.ts';
import type { OwnAccount } from './own-account-context.ts';

/** Accounts for members of family groups; registers what staff's approval does. */
export function createOwnAccount(context: OwnAccount): OwnAccount {
  registerMailing(context);
  return context;
}
