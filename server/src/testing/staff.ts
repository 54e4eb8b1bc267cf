import { stepUp } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import {
  changeRole,
  createStaffAccount,
  deactivateAccount,
  endAllSessions,
  getPerson,
  liftSuspension,
  observeProfessional,
  type PersonSheet,
  reactivateAccount,
  removeLostFactor,
  resendActivation,
  startReset,
  suspendProfessional,
  verifyProfessional,
} from '@app/contract/people';
import type { Clinic, Someone } from './clinic.ts';
import { setVerification } from './professional-setup.ts';
import type { TestApp } from './test-app.ts';

export const REASON = 'Lo pidió por teléfono y se comprobó su identidad.';
export const EVIDENCE = 'REFEPS: figura habilitada con las dos matrículas.';

/** Staff's calls about people in a test's clinic. */
export function staffOf(t: TestApp, clinic: Clinic) {
  const prove = ({ token }: Someone) =>
    t.call(stepUp, { body: { password: DEMO_PASSWORD } }, token);
  const acts = {
    ACTIVATION_MAIL: (accountId: string, by: Someone) =>
      t.call(resendActivation, { params: { accountId } }, by.token),
    RESET_MAIL: (accountId: string, by: Someone) =>
      t.call(startReset, { params: { accountId } }, by.token),
    DEACTIVATE: (accountId: string, { token }: Someone) =>
      t.call(deactivateAccount, { params: { accountId }, body: { reason: REASON } }, token),
    REACTIVATE: (accountId: string, { token }: Someone) =>
      t.call(reactivateAccount, { params: { accountId }, body: { reason: REASON } }, token),
    END_SESSIONS: (accountId: string, { token }: Someone) =>
      t.call(endAllSessions, { params: { accountId }, body: { reason: REASON } }, token),
    REMOVE_SECOND_FACTOR: (accountId: string, { token }: Someone) =>
      t.call(removeLostFactor, { params: { accountId }, body: { reason: REASON } }, token),
    SUSPEND: (accountId: string, { token }: Someone) =>
      t.call(suspendProfessional, { params: { accountId }, body: { reason: REASON } }, token),
    LIFT_SUSPENSION: (accountId: string, { token }: Someone) =>
      t.call(liftSuspension, { params: { accountId }, body: { reason: REASON } }, token),
    OBSERVE: (accountId: string, { token }: Someone) =>
      t.call(
        observeProfessional,
        { params: { accountId }, body: { observation: 'La firma no se lee <b>bien</b>.' } },
        token,
      ),
    VERIFY: (accountId: string, { token }: Someone, version = 0) =>
      t.call(
        verifyProfessional,
        { params: { accountId }, body: { version, evidence: EVIDENCE } },
        token,
      ),
    CHANGE_ROLE: (accountId: string, { token }: Someone, role: 'ADMIN' | 'MEDICAL_DIRECTOR') =>
      t.call(changeRole, { params: { accountId }, body: { role, reason: REASON } }, token),
  };
  return {
    acts,
    prove,
    /** A member of staff with a recent proof of identity. */
    proven: async (role: 'ADMIN' | 'MEDICAL_DIRECTOR' = 'ADMIN'): Promise<Someone> => {
      const someone = await clinic.staff(role);
      await prove(someone);
      return someone;
    },
    sheetOf: async (accountId: string, { token }: Someone): Promise<PersonSheet> =>
      (await t.call(getPerson, { params: { accountId } }, token)).json().data,
    createAccount: (
      { token }: Someone,
      body: { email: string; role: 'ADMIN' | 'MEDICAL_DIRECTOR' | 'PHARMACY'; branchId?: string },
    ) => t.call(createStaffAccount, { body: { ...body, reason: REASON } }, token),
    /** A professional whose licences staff has not verified yet. */
    unverified: async (): Promise<Someone> => {
      const professional = await clinic.professional();
      await setVerification(t, professional.accountId, 'PENDING_VERIFICATION');
      return professional;
    },
  };
}
