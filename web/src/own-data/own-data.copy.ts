import {
  ACCESS_DAYS,
  type OwnDataProblem,
  PAPER_COPY_HOURS,
  type PlainDataKind,
  RECTIFICATION_BUSINESS_DAYS,
} from '@app/contract/own-data';

/** Texts of patients' rights over their data. */
export const ownDataCopy = {
  title: 'Mis datos',
  intro:
    'Tu historia clínica es tuya. Desde acá la descargás, pedís que corrijamos tus datos o que los borremos.',
  person: '¿De quién?',
  profileFailed: 'Ocurrió un error buscando el perfil del usuario',
  noProfile: 'Completá tu perfil para ver tus datos',
  completeProfile: 'Completar mi perfil',
  download: 'Descargar la historia clínica',
  downloadDetail:
    'Un archivo con los datos personales, los antecedentes, las consultas y lo que se indicó en cada una, los remedios que entregó la farmacia, los consentimientos y los documentos firmados en PDF. Está en FHIR, el formato que leen otros sistemas de salud. De los estudios que se subieron trae el nombre y la fecha: los archivos se descargan desde el perfil.',
  downloadButton: 'Descargar',
  downloadPurpose: 'Para descargar la historia clínica',
  downloadFailed: 'No pudimos preparar la descarga. Probá de nuevo.',
  downloaded: 'Descargamos la historia clínica',
  fileName: 'historia-clinica.json',
  otherRights: 'Otros pedidos',
  rectify: 'Corregir un dato de identidad',
  rectifyDetail: `Nombre, apellido, DNI o fecha de nacimiento. Te respondemos en ${RECTIFICATION_BUSINESS_DAYS} días hábiles.`,
  otherDataOf: {
    own: 'Lo demás lo cambiás vos en Mi perfil.',
    member: 'Lo demás lo cambiás vos en Mi grupo familiar, con Editar.',
    'own-account': 'Lo demás lo cambia esa persona desde su propia cuenta.',
  },
  rectifyButton: 'Pedir la corrección',
  send: 'Enviar pedido',
  field: '¿Qué dato está mal?',
  chooseField: 'Elegí un dato',
  value: '¿Qué debería decir?',
  sent: 'Recibimos tu pedido',
  failed: 'No pudimos enviar tu pedido. Probá de nuevo.',
} as const;

/** Texts about the consents that a patient gave. */
export const consentsCopy = {
  title: 'Consentimientos',
  none: 'Todavía no hay nada aceptado.',
  version: (title: string, version: number) => `${title}, versión ${version}`,
  accepted: (day: string) => `Se aceptó el ${day}.`,
  acceptedForOther: (day: string) => `Lo aceptó el ${day} quien responde por la persona.`,
  withdrawnOn: (day: string) => `Se retiró el ${day}.`,
  withdraw: 'Retirar el consentimiento de teleconsulta',
  question:
    'Sin este consentimiento no puede empezar ninguna videoconsulta, ni de la guardia ni de un turno. Si hay una espera en la guardia, salí de la fila. Los turnos no se cancelan solos. Lo que ya se atendió queda en la historia clínica. Cuando quieras volver a atenderte, te lo pedimos otra vez. ¿Lo retirás?',
  confirm: 'Retirar',
  withdrawn: 'Retiraste el consentimiento de teleconsulta',
  others:
    'Sin los términos y el aviso de privacidad no podemos mantener tu cuenta: para retirarlos, pedí que la borremos.',
  toDeletion: 'Pedir que borren mi cuenta',
  failed: 'No pudimos retirarlo. Probá de nuevo.',
  alreadyWithdrawn: 'Este consentimiento ya estaba retirado.',
  readFailed: 'No pudimos leer los consentimientos.',
} as const;

type PlainCopy = { title: string; detail: string; button: string; confirm: string };

/** Texts of requests that need nothing but their kind. */
export const plainCopy: Record<PlainDataKind, PlainCopy> = {
  PAPER_COPY: {
    title: 'Copia en papel',
    detail: `Una copia autenticada de la historia clínica, lista en ${PAPER_COPY_HOURS} horas. Te avisamos dónde retirarla.`,
    button: 'Pedir la copia',
    confirm: '¿Pedimos una copia en papel de la historia clínica?',
  },
  ACCESS: {
    title: 'Saber qué datos guardamos',
    detail: `Te informamos todos los datos que tenemos y para qué los usamos, en ${ACCESS_DAYS} días corridos.`,
    button: 'Pedir el informe',
    confirm: '¿Pedimos un informe de todos los datos que guardamos?',
  },
  DELETION: {
    title: 'Borrar mi cuenta',
    detail: `Cerramos tu cuenta y borramos tu correo y tu teléfono. Por ley (26.529, artículo 18) la historia clínica se guarda bloqueada diez años: no se puede borrar antes. Te respondemos en ${RECTIFICATION_BUSINESS_DAYS} días hábiles.`,
    button: 'Pedir que la borren',
    confirm:
      'Cuando lo hagamos no vas a poder ingresar más y se cancelan tus turnos. Descargá antes tu historia clínica. ¿Enviamos el pedido?',
  },
};

/** Texts of a correction of a consultation. */
export const correctionCopy = {
  open: 'Pedir una corrección',
  title: 'Pedir una corrección',
  explain: `Lo leen quien te atendió y la dirección médica. Te respondemos en ${RECTIFICATION_BUSINESS_DAYS} días hábiles.`,
  wrong: '¿Qué está mal?',
  wanted: '¿Qué debería decir?',
  send: 'Enviar pedido',
  sent: 'Recibimos tu pedido. Lo seguís en Mis datos.',
} as const;

/** Messages of the fields. */
export const ownDataMessages = {
  'field.required': 'Elegí qué dato está mal',
  'value.invalid': 'Revisá cómo lo escribiste',
  'wrong.required': 'Contá qué está mal',
  'wrong.too-long': 'El texto es demasiado largo',
  'wanted.required': 'Contá qué debería decir',
  'wanted.too-long': 'El texto es demasiado largo',
} as const;

export const ownDataProblems: Record<OwnDataProblem, string> = {
  'own-data.already-asked': 'Ya lo pediste y todavía lo estamos viendo.',
  'own-data.unchanged': 'Ese dato ya dice eso.',
  'own-data.day-impossible': 'Ese día no puede ser.',
};
