import type { consentKinds } from '@app/contract/consents';
import { recordAudit } from '../audit/index.ts';
import type { Database } from '../platform/database/database.ts';
import { readLimited } from '../platform/outside/read-limited.ts';
import { publishText } from './publish-text.ts';

export type ConsentKind = (typeof consentKinds)[number];

const FETCH_TIMEOUT_MS = 15_000;
const TEXT_MAX_BYTES = 1024 * 1024;
const TEXT_MIN = 200;

const TITLES: Record<ConsentKind, string> = {
  terms: 'Términos y condiciones',
  privacy: 'Aviso de privacidad',
  teleconsultation: 'Consentimiento para la teleconsulta',
};

/**
 * Reads a public text from its address and stores it as a new version, unless it equals the one in force.
 * Only the words of a page are stored: no markup, links or remote images.
 */
export async function importText(
  database: Database,
  kind: ConsentKind,
  address: string,
): Promise<{ version: number; isNew: boolean }> {
  const body = await readText(address);
  return database.transaction().execute(async (transaction) => {
    const { version, isNew } = await publishText(transaction, { kind, title: TITLES[kind], body });
    if (!isNew) return { version, isNew };
    await recordAudit(transaction, undefined, {
      type: 'consent-text.import',
      action: 'C',
      purpose: 'HOPERAT',
      entity_type: 'consent_text',
      entity_id: `${kind} ${version}`,
      rule: 'command line',
    });
    return { version, isNew };
  });
}

async function readText(address: string): Promise<string> {
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    headers: { accept: 'text/html, text/plain' },
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const type = answer.headers.get('content-type') ?? '';
  if (!/^text\/(html|plain)\b/.test(type)) throw new Error(`${address} is ${type || 'no text'}.`);
  const raw = await readLimited(answer, TEXT_MAX_BYTES);
  const text = type.startsWith('text/html') ? await wordsOf(raw) : raw;
  const body = tidy(text);
  if (body.length < TEXT_MIN) throw new Error(`${address} has hardly any text.`);
  return body;
}

/** The words of a page, one line a paragraph. */
async function wordsOf(html: string): Promise<string> {
  const { convert } = await import('html-to-text');
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      ...['img', 'nav', 'header', 'footer', 'form', 'button', 'iframe'].map((selector) => ({
        selector,
        format: 'skip',
      })),
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
}

/** Separates paragraphs by one empty line and removes control characters. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .join('\n\n');
