import type { Accounts } from './accounts.ts';
import { type Applicant, addApplicant, REGISTER_QUEUE } from './register-account.ts';
import { RESET_QUEUE, sendReset } from './reset-password.ts';
import { WARN_QUEUE, warnOwner } from './throttle-login.ts';

/** What accounts do after their answer, so that the answer costs the same for everybody (D-08). */
export function accountsJobs(context: Accounts) {
  const { jobs } = context;
  jobs.register(REGISTER_QUEUE, (applicant) => addApplicant(context, applicant as Applicant));
  jobs.register(RESET_QUEUE, ({ email }) => sendReset(context, String(email)));
  jobs.register(WARN_QUEUE, ({ email }) => warnOwner(context, String(email)));
}
