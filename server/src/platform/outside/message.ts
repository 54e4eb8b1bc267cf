export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An appointment for the reader's calendar (RFC 5545), attached as a file. */
  calendar?: string | undefined;
};

export type WhatsAppMessage = {
  /** The telephone in international form, `+5493512345678`. */
  to: string;
  /** The text that the person reads: the template with its placeholders filled in. */
  text: string;
  template: ApprovedTemplate;
};

/** The provider only sends approved templates: the name there, and the values of the placeholders. */
export type ApprovedTemplate = {
  name: string;
  language: string;
  variables: string[];
  /** For an authentication template: the code that its button copies. */
  copiedCode?: string;
};

/** A push message to a device whose browser may be closed. */
export type PushMessage = {
  /** The id of the device's subscription. */
  to: string;
  /** The JSON that the device shows, without names or anything clinical. */
  text: string;
};

/** A message to a person outside the product, by one channel. */
export type OutgoingMessage =
  | ({ channel: 'email' } & Mail)
  | ({ channel: 'whatsapp' } & WhatsAppMessage)
  | ({ channel: 'push' } & PushMessage);

export type Channel = OutgoingMessage['channel'];

/** When a message is useful: it waits until the first instant, and is given up from the second on. */
export type Timing = { notBefore?: Date | undefined; notAfter?: Date | undefined };

/**
 * The provider itself fails: it cannot be reached, is too slow, or gives an impossible answer. This counts for
 * its circuit; other failures concern one message.
 */
export class ProviderDown extends Error {}

/** The provider will never accept this message, so it is given up at once. */
export class MessageRefused extends Error {}

/** Sends messages of one channel through its provider. */
export type MessageSender<Message> = {
  /**
   * Returns the provider's id of the message, if it gives one.
   * @param key the same for every attempt, so that the provider can recognise repeats
   * @param until when the message becomes useless
   * @throws ProviderDown, MessageRefused, or any other error if a later attempt may succeed
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
