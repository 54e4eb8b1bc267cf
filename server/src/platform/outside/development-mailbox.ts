import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { escapeHtml } from '../escape-html.ts';
import { isFromHere } from '../http/own-address.ts';
import { refuseKernel } from '../http/problem-handler.ts';
import { type OutboundRow, outboxRepository } from './outbox.repository.ts';

/**
 * The development mailbox: every message, with working links. Its reader can take over any account, so it is
 * accessible only from this machine.
 */
export function developmentMailbox(app: FastifyInstance, database: Database) {
  const messages = outboxRepository(database);
  const onRequest = async (request: FastifyRequest) => {
    if (!isFromHere(request)) throw refuseKernel('request.not-found');
  };
  app.get('/dev/correo', { onRequest }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(page(await messages.newest())),
  );
  app.get('/dev/correo/estilo.css', { onRequest }, async (_, reply) =>
    reply.type('text/css').send(STYLE),
  );
}

const STYLE = `body{font:18px/1.5 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:24px;background:#F6F8F6;color:#14231F}
article{background:#fff;border:1px solid #D3DCD7;border-radius:16px;padding:24px;margin:16px 0}
h1{font-size:30px}h2{font-size:20px;margin:0}p{white-space:pre-line;overflow-wrap:anywhere}
.meta{color:#40524C;font-size:16px}a{color:#0E726A}`;

function page(rows: OutboundRow[]): string {
  const list = rows.map(article).join('') || '<p>Todavía no salió ningún mensaje.</p>';
  return `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Correo de desarrollo</title><link rel="stylesheet" href="/dev/correo/estilo.css"></head><body><main><h1>Correo de desarrollo</h1>${list}</main></body></html>`;
}

const TITLES = { email: 'E-mail', whatsapp: 'WhatsApp', push: 'Aviso a un dispositivo' } as const;

const titleOf = ({ approved_template: template, channel, subject }: OutboundRow): string =>
  subject ?? (template ? `${TITLES[channel]}: ${template.name}` : TITLES[channel]);

const article = (row: OutboundRow) => {
  const { channel, recipient, body_text, status, created_at } = row;
  return `<article><h2>${escapeHtml(titleOf(row))}</h2><p class="meta">Para ${escapeHtml(recipient)} · ${channel} · ${created_at.toISOString()} · ${status}</p><p>${linked(escapeHtml(body_text))}</p></article>`;
};

const linked = (text: string) =>
  text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
