import type { Role } from '@app/contract/accounts';
import type { Mail } from '../platform/outside/message.ts';
import { accountMailCopy as copy } from './accounts.copy.ts';
import type { AccountRow } from './accounts.repository.ts';
import type { Accounts } from './accounts.ts';
import { composeMail } from './compose-mail.ts';

type Applied = Pick<AccountRow, 'email' | 'role' | 'id_number'>;

type Sender = Pick<Accounts, 'config' | 'publicUrl'>;
type Link = { label: string; url: string };

const composerOf =
  ({ SUPPORT_EMAIL: supportEmail }: Sender['config']) =>
  (to: string, subject: string, paragraphs: string[], link?: Link): Mail =>
    composeMail({ to, subject, paragraphs, link, supportEmail });

const securityLink = (publicUrl: string): Link => ({
  label: copy.securityLink,
  url: `${publicUrl}/seguridad`,
});

/** Mails about accounts: the same words as text and HTML, with no secret except the link. */
export function accountMails({ config, publicUrl }: Sender) {
  const { BRAND_NAME: brand } = config;
  const compose = composerOf(config);
  const security = securityLink(publicUrl);
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

/** Mails about the second factor, to the owner of the account. */
export function secondFactorMails({ config, publicUrl }: Sender) {
  const { BRAND_NAME: brand } = config;
  const compose = composerOf(config);
  const security = securityLink(publicUrl);
  return {
    on: (to: string): Mail =>
      compose(to, copy.secondFactorOnSubject(brand), copy.secondFactorOn(brand), security),
    off: (to: string): Mail =>
      compose(to, copy.secondFactorOffSubject(brand), copy.secondFactorOff(brand), security),
    recoveryCodeUsed: (to: string, left: number): Mail =>
      compose(
        to,
        copy.recoveryCodeUsedSubject(brand),
        copy.recoveryCodeUsed(brand, left),
        security,
      ),
    recoveryCodesRenewed: (to: string): Mail =>
      compose(
        to,
        copy.recoveryCodesRenewedSubject(brand),
        copy.recoveryCodesRenewed(brand),
        security,
      ),
  };
}
