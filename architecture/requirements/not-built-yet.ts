/** What the specifications ask of capabilities that do not exist yet, with its section. */
export const notBuiltYet: readonly (readonly [source: string, what: string])[] = [
  ['accounts 2', '‘/profesional/agenda-de-turnos’ and ‘/profesional/disponibilidad’ are screens'],
  ['accounts 3', 'The days of a week have Spanish and English names where availability is set'],
  ['accounts 9', 'Time slots go in steps of 20 minutes'],
  ['consultations 2', 'The agenda shows the appointments of a professional'],
  ['consultations 2', 'Mi Disponibilidad is a list and a dialog to create'],
  [
    'consultations 2',
    'A template is sent to the patient by WhatsApp or e-mail from a row of the line',
  ],
  ['consultations 3', 'Appointment and schedule'],
  ['consultations 3', 'Notification templates and deliveries by WhatsApp or e-mail'],
  [
    'consultations 4',
    'An availability that conflicts asks ‘Existen turnos programados en esta fecha’ and tells the patients',
  ],
  [
    'consultations 4',
    'Deliveries of the chat are new, accepted or failed, and the list is read again after 10 seconds',
  ],
  ['consultations 5', 'Sending needs a template that is not empty'],
  [
    'consultations 5',
    '‘Seleccione un tipo de consulta’, ‘Seleccione una Obra Social’, ‘Selecciona al menos un día’, ‘Valor Desde requerido’, ‘Valor Hasta requerido’, ‘Ambas fechas son requeridas para guardar el rango’, ‘La fecha Hasta debe ser mayor que la fecha Desde’',
  ],
  ['consultations 6', 'Professionals of an office manage their own availability'],
  ['consultations 7', 'Notifications are sent by template, and deliveries read by family member'],
  ['consultations 7', 'Availability is created, read, validated and deleted'],
  [
    'consultations 8',
    '‘Ya existe una agenda para ese día/horario’, ‘Ocurrió un error guardando la agenda’',
  ],
  ['consultations 9', '30 days and 20 minutes of a schedule'],
];
