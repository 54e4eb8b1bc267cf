import { composeMail } from '../../accounts/index.ts';
import type { Mail } from '../../platform/outside/message.ts';
import type { Platform } from '../../platform/platform.ts';
import { telephoneCopy as copy } from './telephone.copy.ts';

/** The last digits of a telephone: its owner recognises it, but a stranger cannot use it. */
export const endingOf = (number: string): string => number.slice(-4);

/** Tells the account's mailbox about a new telephone, with the link that undoes it. */
export const telephoneChangedMail = (
  { config, publicUrl }: Pick<Platform, 'config' | 'publicUrl'>,
  { to, number, key }: { to: string; number: string; key: string },
): Mail =>
  composeMail({
    to,
    subject: copy.changedSubject(config.BRAND_NAME),
    paragraphs: copy.changed(config.BRAND_NAME, endingOf(number)),
    link: { label: copy.undoLink, url: `${publicUrl}/telefono-anterior?key=${key}` },
    supportEmail: config.SUPPORT_EMAIL,
  });
