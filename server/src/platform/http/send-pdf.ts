import type { FastifyReply } from 'fastify';
import { sendFile } from './send-file.ts';

/** Sends a PDF as a download. */
export const sendPdf = (reply: FastifyReply, bytes: Buffer, title: string): FastifyReply =>
  sendFile(reply, { bytes, filename: `${title}.pdf`, mimetype: 'application/pdf' });
