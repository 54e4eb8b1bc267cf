import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a file as a download that browsers neither execute nor cache (requirement: safe download). */
export function sendFile(
  reply: FastifyReply,
  { bytes, filename, mimetype }: { bytes: Buffer | Readable; filename: string; mimetype: string },
): FastifyReply {
  return reply
    .type(mimetype)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'no-store')
    .send(bytes);
}
