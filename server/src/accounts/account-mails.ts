import type { Role } from '@app/contract/accounts';
import type { Mail } from '../platform/outside/message.ts';
import { accountMailCopy as copy } from './accounts.copy.ts';
import type { AccountRow } from './accounts.repository.ts';
import type { Accounts } from './accounts.ts';
import { composeMail } from './compose-mail.ts';

type Applied = Pick<AccountRow, 'email' | 'role' | 'id_number'>;

/** Mails about accounts: the same words as text and HTML, with no secret except the link. */
export function accountMails({ config, publicUrl }: Pick<Accounts, 'config' | 'publicUrl'>) {
  const { BRAND_NAME: brand, SUPPORT_EMAIL: supportEmail } = config;
  const compose = (
    to: string,
    subject: string,
    paragraphs: string[],
    link?: { label: string; url: string },
  ) => composeMail({ to, subject, paragraphs, link, supportEmail });
  const security = { label: copy.securityLink, url: `${publicUrl}/seguridad` };
  const login = { label: copy.loginLink, url: `${publicUrl}/login` };
  return {
    activation: ({ email, role, id_number }: Applied, key: string): Mail =>
      compose(email, copy.activationSubject(brand), copy.activation(brand, role, id_number), {
        label: copy.activationLink,
        url: `${publicUrl}/activation/finish?key=${key}`,
      }),
    reset: (to: string, key: string): Mail =>
      compose(to, copy.resetSubject(brand), copy.reset(brand), {
        label: copy.resetLink,
        url: `${publicUrl}/reset/finish?key=${key}`,
      }),
    passwordChanged: (to: string): Mail =>
      compose(to, copy.passwordChangedSubject(brand), copy.passwordChanged(brand), {
        label: copy.recoverLink,
        url: `${publicUrl}/recuperar-clave`,
      }),
    secondFactorOn: (to: string): Mail =>
      compose(to, copy.secondFactorOnSubject(brand), copy.secondFactorOn(brand), security),
    secondFactorOff: (to: string): Mail =>
      compose(to, copy.secondFactorOffSubject(brand), copy.secondFactorOff(brand), security),
    identityLinked: (to: string): Mail =>
      compose(to, copy.identityLinkedSubject(brand), copy.identityLinked(brand), security),
    alreadyRegistered: (to: string): Mail =>
      compose(to, copy.alreadyRegisteredSubject(brand), copy.alreadyRegistered(brand), login),
    confirmEmail: (to: string, key: string): Mail =>
      compose(to, copy.confirmEmailSubject(brand), copy.confirmEmail(brand), {
        label: copy.confirmEmailLink,
        url: `${publicUrl}/correo-nuevo?key=${key}`,
      }),
    emailInUse: (to: string): Mail =>
      compose(to, copy.alreadyRegisteredSubject(brand), copy.emailInUse(brand), login),
    emailChanged: (to: string, key: string): Mail =>
      compose(to, copy.emailChangedSubject(brand), copy.emailChanged(brand), {
        label: copy.undoEmailLink,
        url: `${publicUrl}/correo-anterior?key=${key}`,
      }),
    emailRestored: (to: string): Mail =>
      compose(to, copy.emailRestoredSubject(brand), copy.emailRestored(brand), {
        label: copy.recoverLink,
        url: `${publicUrl}/recuperar-clave`,
      }),
    disabled: (to: string): Mail => compose(to, copy.disabledSubject(brand), copy.disabled(brand)),
    enabled: (to: string): Mail =>
      compose(to, copy.enabledSubject(brand), copy.enabled(brand), login),
    pseudonymised: (to: string): Mail =>
      compose(to, copy.pseudonymisedSubject(brand), copy.pseudonymised(brand)),
    sessionsEnded: (to: string): Mail =>
      compose(to, copy.sessionsEndedSubject(brand), copy.sessionsEnded(brand), login),
    secondFactorRemoved: (to: string): Mail =>
      compose(to, copy.secondFactorRemovedSubject(brand), copy.secondFactorRemoved(brand), login),
    roleChanged: (to: string, role: Role): Mail =>
      compose(to, copy.roleChangedSubject(brand), copy.roleChanged(brand, role), login),
    failedLogins: (to: string): Mail =>
      compose(to, copy.failedLoginsSubject(brand), copy.failedLogins(brand)),
  };
}
