export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An appointment for the reader's calendar (RFC 5545), carried as a file. */
  calendar?: string | undefined;
};

export type WhatsAppMessage = {
  /** The telephone in international form, `+5493512345678`. */
  to: string;
  /** What the person reads: the text of the template with its places filled in. */
  text: string;
  template: ApprovedTemplate;
};

/** The provider sends only texts that it approved before: their name there, and what their places say. */
export type ApprovedTemplate = {
  name: string;
  language: string;
  variables: string[];
  /** Of a template of authentication: the code that its button copies. */
  copiedCode?: string;
};

/** A notice to a device whose browser is closed. */
export type PushMessage = {
  /** The id of the device's subscription. */
  to: string;
  /** What the device shows, without names and without anything clinical, as JSON. */
  text: string;
};

/** A message to a person outside the product, by one channel. */
export type OutgoingMessage =
  | ({ channel: 'email' } & Mail)
  | ({ channel: 'whatsapp' } & WhatsAppMessage)
  | ({ channel: 'push' } & PushMessage);

export type Channel = OutgoingMessage['channel'];

/** When a message is of use: it waits until the first instant, and is given up from the second on. */
export type Timing = { notBefore?: Date | undefined; notAfter?: Date | undefined };

/**
 * The provider itself does not work: it cannot be reached, is too slow, or answers what it never should. This opens
 * its circuit; other failures are of one message.
 */
export class ProviderDown extends Error {}

/** The provider will never take this message: it is given up at once. */
export class MessageRefused extends Error {}

/** Hands messages of one channel to its provider. */
export type MessageSender<Message> = {
  /**
   * Returns what the provider calls the message, where it says so.
   * @param key the same for every try, so that the provider can recognise repeats
   * @param until when the message is of no more use
   * @throws ProviderDown, MessageRefused, or anything else where a later try may work
   */
  send: (message: Message, key: string, until?: Date) => Promise<string | undefined>;
  close: () => void;
};

export type MailSender = MessageSender<Mail>;
export type WhatsAppSender = MessageSender<WhatsAppMessage>;
export type PushSender = MessageSender<PushMessage>;

/** Without a provider the message stays in the mailbox shown by /dev/correo. */
export const mailboxOnly = (): MessageSender<unknown> => ({
  send: async () => undefined,
  close: () => {},
});

/** For channels that the installation does not use. */
export const notConfigured = (what: string): MessageSender<unknown> => ({
  send: async () => {
    throw new MessageRefused(`${what} is not configured`);
  },
  close: () => {},
});
