export const consultationsValidation = {
  'record-required-words':
    '‘El registro de consulta es requerido’, ‘El diagnóstico es requerido’, ‘El motivo es requerido’',
  'reason-of-the-professional-limit':
    'The reason of the record has 2000 characters at most: ‘Máximo de caracteres alcanzado’',
  'certificate-words': '‘Indicaciones es requerido’, ‘Debe ingresar una institución’',
  'certificate-units': 'Hours 24, 32, 48, 72 or days 1 to 30',
  'certificate-text-limit': 'Texts of a certificate have 80 characters; Enter sends nothing',
  'study-words': '‘Debe agregar al menos un estudio’, ‘Ingresa el nombre del estudio’',
  'study-name-limit': 'A study’s name has 400 characters at most',
  'referral-words':
    '‘Debe agregar al menos una especialidad’, ‘El nombre de la especialidad es requerido’, ‘El Comentario es requerido’',
  'referral-once': '‘La especialidad ya fue agregada’',
  'referral-text-limit': 'The free text of a referral has 120 characters at most',
  'medication-words':
    '‘Ingresa sólo números’, ‘La cantidad es requerida’, ‘La posología es requerida’, ‘La posologia no puede superar los 200 caracteres.’',
  'medication-once': '‘El medicamento ya fue agregado’',
  'prescription-needs-something': '‘Debe agregar al menos un medicamento o indicación’',
  'medication-chosen-first': 'A medicine is added only once chosen',
  'medication-search-words':
    '‘Debe ingresar al menos 3 caractes’, ‘No se encontraron medicamentos’',
  'diagnosis-search':
    'A diagnosis is searched from three letters and chosen with its code in front',
  'indications-words':
    '‘El texto no puede estar vacío’, ‘Corregir errores en indicaciones antes de guardar’',
  'indications-page-limit': 'A page holds 648 px: ‘Limite de pagina alcanzado’',
  'problem-report-limit': 'A problem report has 256 characters at most',
  'patient-reason-limit': 'The patient’s reason has 256 characters at most',
  'join-words': '‘Escoja un paciente’, ‘La especialidad es requerida’',
  'orders-are-refused-by-the-server':
    'A wrong record or order is refused where it stands and nothing is stored',
  'pharmacy-search-from-four': 'A pharmacy is searched from four characters',
  'availability-words':
    '‘Seleccione un tipo de consulta’, ‘Seleccione una Obra Social’, ‘Selecciona al menos un día’, ‘Valor Desde requerido’, ‘Valor Hasta requerido’, ‘Ambas fechas son requeridas para guardar el rango’, ‘La fecha Hasta debe ser mayor que la fecha Desde’',
  'chat-template-needed': 'Sending needs a template that is not empty',
} as const;
