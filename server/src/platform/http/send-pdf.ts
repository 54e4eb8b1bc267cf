import type { FastifyReply } from 'fastify';

/** Sends a document as a download that no browser runs or keeps (D-27). */
export function sendPdf(reply: FastifyReply, bytes: Buffer, title: string): FastifyReply {
  const name = encodeURIComponent(`${title}.pdf`);
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'no-store')
    .send(bytes);
}
