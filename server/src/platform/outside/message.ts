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
export type ApprovedTemplate = { name: string; language: string; variables: string[] };

/** A message to a person outside the product, by one channel. */
export type OutgoingMessage =
  | ({ channel: 'email' } & Mail)
  | ({ channel: 'whatsapp' } & WhatsAppMessage);

/** Hands messages of one channel to its provider. */
export type MessageSender<Message> = {
  /**
   * Returns what the provider calls the message, where it says so.
   * @param key the same for every try, so that the provider can recognise repeats
   */
  send: (message: Message, key: string) => Promise<string | undefined>;
  close: () => void;
};

export type MailSender = MessageSender<Mail>;
export type WhatsAppSender = MessageSender<WhatsAppMessage>;

/** Without a provider the message stays in the mailbox shown by /dev/correo. */
export const mailboxOnly = (): MessageSender<unknown> => ({
  send: async () => undefined,
  close: () => {},
});
