import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMailSender } from './mail.ts';
import { type MailSender, MessageRefused, ProviderDown } from './message.ts';

let server: SMTPServer;
let sender: MailSender;
let received: Email[];
let raw: string[];
let refusal: { words: string; responseCode: number } | undefined;

beforeAll(async () => {
  received = [];
  raw = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, accepted) =>
      accepted(refusal ? Object.assign(new Error(refusal.words), refusal) : null),
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        raw.push(Buffer.concat(chunks).toString());
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

const refusedWith = async (responseCode: number, words: string): Promise<unknown> => {
  refusal = { words, responseCode };
  const refused = await sender.send(mail, 'key-1').catch((error: unknown) => error);
  refusal = undefined;
  expect(received).toEqual([]);
  return refused;
};

test('a mail refused for now fails, so that it is tried again', async () => {
  const refused = await refusedWith(451, 'try later');
  expect((refused as Error).message).toMatch(/try later/);
  expect(refused).not.toBeInstanceOf(MessageRefused);
  expect(refused).not.toBeInstanceOf(ProviderDown);
});

test('one refused for ever is given up', async () => {
  expect(await refusedWith(550, 'no such mailbox')).toBeInstanceOf(MessageRefused);
});

test('a server that cannot be reached, or that closes, is down', async () => {
  const nowhere = smtpMailSender('smtp://127.0.0.1:9', 'a@b.test');
  await expect(nowhere.send(mail, 'key-1')).rejects.toThrow(ProviderDown);
  nowhere.close();
  expect(await refusedWith(421, 'closing')).toBeInstanceOf(ProviderDown);
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

test.each(['PUBLISH', 'CANCEL'])(
  'carries an appointment as a file that calendars open, to %s it; other mails carry none',
  async (method) => {
    const calendar = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nSUMMARY:Turno con Dra. Ñandú\r\nEND:VCALENDAR\r\n`;
    await sender.send({ ...mail, calendar }, `key-3-${method}`);
    const sent = received.at(-1);
    expect(sent?.attachments).toMatchObject([
      { filename: 'turno.ics', mimeType: 'text/calendar', method },
    ]);
    // Exactly as written, including line ends.
    expect(raw.at(-1)?.replaceAll('\r\n', '')).toContain(Buffer.from(calendar).toString('base64'));
    await sender.send(mail, `key-4-${method}`);
    expect(received.at(-1)?.attachments).toEqual([]);
  },
);
