import type { Mail } from '../platform/outside/mail.ts';
import { accountMailCopy as copy } from './accounts.copy.ts';
import type { Accounts } from './accounts.ts';

/** The mails of accounts: text and HTML with the same words, and never a secret but the link itself. */
export function accountMails({ config, publicUrl }: Pick<Accounts, 'config' | 'publicUrl'>) {
  const brand = config.BRAND_NAME;
  return {
    activation: (to: string, key: string): Mail =>
      compose(to, copy.activationSubject(brand), copy.activation(brand), {
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
      compose(to, copy.secondFactorOnSubject(brand), copy.secondFactorOn(brand), {
        label: copy.securityLink,
        url: `${publicUrl}/seguridad`,
      }),
    secondFactorOff: (to: string): Mail =>
      compose(to, copy.secondFactorOffSubject(brand), copy.secondFactorOff(brand), {
        label: copy.securityLink,
        url: `${publicUrl}/seguridad`,
      }),
    identityLinked: (to: string): Mail =>
      compose(to, copy.identityLinkedSubject(brand), copy.identityLinked(brand), {
        label: copy.securityLink,
        url: `${publicUrl}/seguridad`,
      }),
    alreadyRegistered: (to: string): Mail =>
      compose(to, copy.alreadyRegisteredSubject(brand), copy.alreadyRegistered(brand), {
        label: copy.loginLink,
        url: `${publicUrl}/login`,
      }),
    failedLogins: (to: string): Mail =>
      compose(to, copy.failedLoginsSubject(brand), copy.failedLogins(brand)),
  };
}

function compose(
  to: string,
  subject: string,
  paragraphs: string[],
  link?: { label: string; url: string },
): Mail {
  const text = [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : [])].join('\n\n');
  return { to, subject, text: `${text}\n`, html: page(subject, paragraphs, link) };
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.codePointAt(0)};`);

function page(title: string, paragraphs: string[], link?: { label: string; url: string }): string {
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`)
    .join('');
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="background:#0B5F58;color:#fff;padding:14px 24px;border-radius:10px;text-decoration:none;font-weight:bold;display:inline-block">${escapeHtml(link.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="margin:0;background:#F6F8F6;color:#14231F;font:18px/1.5 'Nunito Sans',Roboto,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px"><div style="background:#fff;border:1px solid #D3DCD7;border-radius:16px;padding:32px"><h1 style="font-size:24px;margin:0 0 16px">${escapeHtml(title)}</h1>${body}${button}</div></div></body></html>`;
}
