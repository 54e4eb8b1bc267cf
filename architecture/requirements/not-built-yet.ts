/** What the specifications ask of capabilities that do not exist yet, with its section. */
export const notBuiltYet: readonly (readonly [source: string, what: string])[] = [
  ['accounts 2', '‘/paciente/mis-turnos’ is a screen'],
  [
    'consultations 2',
    'Mis Turnos has the tabs Programados, Finalizados and Cancelados, and rows to cancel or join',
  ],
  [
    'consultations 2',
    'A template is sent to the patient by WhatsApp or e-mail from a row of the line',
  ],
  ['consultations 3', 'Appointment and schedule'],
  ['consultations 3', 'Notification templates and deliveries by WhatsApp or e-mail'],
  [
    'consultations 4',
    'An appointment is cancelled, or joined from 15 minutes before to 5 minutes after its hour',
  ],
  [
    'consultations 4',
    'Deliveries of the chat are new, accepted or failed, and the list is read again after 10 seconds',
  ],
  ['consultations 5', 'Sending needs a template that is not empty'],
  ['consultations 7', 'Consultations are read by appointment'],
  ['consultations 7', 'Notifications are sent by template, and deliveries read by family member'],
  ['consultations 7', 'Appointments are listed and updated'],
  ['consultations 7', 'Availability is created, read, validated and deleted'],
  [
    'consultations 8',
    '‘Ocurrió un error’ of cancelling an appointment and of its consultation; ‘No hay turnos … que mostrar’',
  ],
];
