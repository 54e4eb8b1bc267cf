import type { Accounts } from './accounts.ts';
import { EMAIL_CHANGE_QUEUE, mailEmailChange } from './email-change/ask-email-change.ts';
import { WARN_QUEUE, warnOwner } from './login/throttle-login.ts';
import { RESET_QUEUE, sendReset } from './passwords/reset-password.ts';
import { type Applicant, addApplicant, REGISTER_QUEUE } from './registration/register-account.ts';

/** Jobs that run after the answer, so that every answer takes the same time (requirement: decoy cost). */
export function accountsJobs(context: Accounts) {
  const { jobs } = context;
  jobs.register(REGISTER_QUEUE, (applicant) => addApplicant(context, applicant as Applicant));
  jobs.register(RESET_QUEUE, ({ email }) => sendReset(context, String(email)));
  jobs.register(EMAIL_CHANGE_QUEUE, ({ id }) => mailEmailChange(context, String(id)));
  jobs.register(WARN_QUEUE, ({ email }) => warnOwner(context, String(email)));
}
