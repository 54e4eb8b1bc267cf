/** What the specifications ask of capabilities that do not exist yet, with its section. */
export const notBuiltYet: readonly (readonly [source: string, what: string])[] = [
  [
    'consultations 2',
    'A template is sent to the patient by WhatsApp or e-mail from a row of the line',
  ],
  ['consultations 3', 'Notification templates and deliveries by WhatsApp or e-mail'],
  [
    'consultations 4',
    'Deliveries of the chat are new, accepted or failed, and the list is read again after 10 seconds',
  ],
  ['consultations 5', 'Sending needs a template that is not empty'],
  ['consultations 7', 'Notifications are sent by template, and deliveries read by family member'],
];
