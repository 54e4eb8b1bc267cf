import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailSender, smtpMailSender } from './mail.ts';

let server: SMTPServer;
let sender: MailSender;
let received: Email[];
let refusal: string | undefined;

beforeAll(async () => {
  received = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, accepted) => accepted(refusal ? new Error(refusal) : null),
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  sender = smtpMailSender(`smtp://127.0.0.1:${port}`, 'Cercana <no-responder@cercana.test>');
});

afterAll(async () => {
  sender.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const mail = {
  to: 'ana@ejemplo.test',
  subject: 'Activá tu cuenta de Cercana',
  text: 'Elegí tu contraseña.\n',
  html: '<p>Elegí tu contraseña.</p>',
};

test('a mail refused by the server fails, so that it is retried', async () => {
  refusal = 'no such mailbox';
  await expect(sender.send(mail, 'key-1')).rejects.toThrow(/no such mailbox/);
  refusal = undefined;
  expect(received).toEqual([]);
});

test('arrives well formed, in text and in HTML, with the key as its identity', async () => {
  await sender.send(mail, 'key-2');
  expect(received[0]).toMatchObject({
    subject: mail.subject,
    from: { address: 'no-responder@cercana.test', name: 'Cercana' },
    messageId: '<key-2@cercana>',
  });
  expect(received[0]?.text?.trim()).toBe('Elegí tu contraseña.');
  expect(received[0]?.html).toContain('<p>Elegí tu contraseña.</p>');
});
