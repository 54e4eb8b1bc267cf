import { escapeHtml } from '../platform/escape-html.ts';
import type { Mail } from '../platform/outside/message.ts';
import { accountMailCopy as copy } from './accounts.copy.ts';

type Link = { label: string; url: string };

type Content = {
  to: string;
  subject: string;
  paragraphs: string[];
  /** The main action, as a button and as a plain address. */
  link?: Link | undefined;
  /** A secondary action, likewise. */
  otherLink?: Link | undefined;
  supportEmail: string;
};

/** Composes a mail as text and HTML with the same words, without images or remote content. */
export function composeMail({
  to,
  subject,
  paragraphs,
  link,
  otherLink,
  supportEmail,
}: Content): Mail {
  const links = [link, otherLink].filter((one) => one !== undefined);
  const help = copy.help(supportEmail);
  const addresses = links.map(({ label, url }) => `${label}:\n${url}`);
  const text = [...paragraphs, ...addresses, help].join('\n\n');
  const body = paragraphs.map((words) => paragraph(words)).join('');
  const html = page(subject, `${body}${links.map(button).join('')}${paragraph(help, SMALL)}`);
  return { to, subject, text: `${text}\n`, html };
}

const SMALL = 'margin:0 0 16px;color:#40524C;font-size:16px;overflow-wrap:anywhere';
const BUTTON =
  'background:#0B5F58;color:#fff;padding:14px 24px;border-radius:10px;text-decoration:none;font-weight:bold;display:inline-block';

const paragraph = (words: string, style = 'margin:0 0 16px') =>
  `<p style="${style}">${escapeHtml(words)}</p>`;

const button = ({ label, url }: Link) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(label)}</a></p>${paragraph(`${copy.orCopy} ${url}`, SMALL)}`;

const page = (title: string, body: string) =>
  `<!doctype html>
<html lang="es-AR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#F6F8F6;color:#14231F;font:18px/1.5 'Nunito Sans',Roboto,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px">
<div style="background:#fff;border:1px solid #D3DCD7;border-radius:16px;padding:32px">
<h1 style="font-size:24px;line-height:1.2;margin:0 0 16px">${escapeHtml(title)}</h1>${body}
</div></div>
</body>
</html>
`;
