import { licenceRefusals } from '../lib/readings/licence.copy.ts';
import { medicalHistoryCopy } from '../lib/readings/medical-history.copy.ts';

/** Texts of the search for histories. */
export const searchCopy = {
  title: 'Historia clínica',
  fullName: 'Nombre y apellido',
  idNumber: 'DNI',
  clinicHistoryId: 'Número de historia clínica',
  fromDate: 'Consultas desde',
  toDate: 'Consultas hasta',
  search: 'Buscar',
  form: 'Buscar historias clínicas',
  hint: 'Buscá a un paciente que atendiste',
  hintDetail:
    'Completá los datos que tengas. Sin ningún dato, la búsqueda trae tus últimos pacientes.',
  results: 'Historias clínicas encontradas',
  count: (count: string) => `${count} en la búsqueda`,
  one: 'historia clínica',
  many: 'historias clínicas',
  number: 'H.C.',
  patient: 'Paciente',
  lastConsultation: 'Última consulta',
  never: 'No la atendiste',
  actions: 'Acciones',
  open: 'Ver historia',
  openOf: (name: string) => `Ver historia de ${name}`,
  empty: 'No se encontraron historias clínicas',
  emptyDetail:
    'Revisá los datos. Solo aparecen los pacientes que atendiste o que te dieron permiso.',
  failed: 'Ocurrió un error en la búsqueda del paciente',
} as const;

/** Messages of the search's fields. */
export const searchMessages = {
  'day.invalid': 'Escribí la fecha como 25/03/2026.',
  'range.inverted': 'La fecha hasta debe ser igual o posterior a la fecha desde.',
  fullName: 'Escribí un nombre más corto.',
  idNumber: 'El DNI tiene hasta 8 números.',
  clinicHistoryId: 'Escribí un número de historia clínica válido.',
} as const;

/** Messages of refused searches and readings. */
export const refusedText: Partial<Record<string, string>> = {
  ...licenceRefusals,
  'request.forbidden':
    'Estamos verificando tu matrícula. Vas a poder leer historias clínicas cuando terminemos.',
};

/** Texts of the link from the guard to a history. */
export const doorCopy = {
  open: (name: string) => `Historia clínica de ${name}`,
  closed: 'Vas a poder leer su historia clínica cuando lo atiendas.',
} as const;

/** Texts of a history. */
export const historyCopy = {
  title: (number: number, name: string) => `Historia clínica N.º ${number}: ${name}`,
  loading: 'Historia clínica',
  back: 'Volver',
  lastFirst: (last: string, first: string) => `${last}, ${first}`,
  number: (number: number) => `H.C. ${number}`,
  year: 'año',
  years: 'años',
  allergy: (allergies: string) => `Alergia: ${allergies}`,
  personal: 'Datos personales',
  medical: 'Antecedentes médicos',
  none: 'Ninguno',
  idNumber: 'DNI',
  birthDate: 'Nacimiento',
  phone: 'Teléfono',
  email: 'E-mail',
  address: 'Domicilio',
  coverage: 'Cobertura',
  affiliate: 'Afiliado',
  ...medicalHistoryCopy,
  patientFailed: 'Ocurrió un error al obtener los datos del paciente',
} as const;

/** Texts of a consultation. */
export const consultationCopy = {
  pager: 'Consultas',
  previous: 'Consulta anterior',
  next: 'Consulta siguiente',
  jump: 'Ir a la consulta del',
  heading: (when: string) => `Consulta del ${when}`,
  types: { VIRTUAL_GUARD: 'Guardia virtual', APPOINTMENT: 'Turno programado' },
  professional: 'Profesional',
  diagnosis: 'Diagnóstico',
  reason: 'Motivo',
  detail: 'Registro',
  followUp: 'Control',
  affiliate: 'Afiliado',
  withheld:
    'El contenido de esta consulta y sus documentos son reservados: desde los 16 años, quien la tuvo decide si el titular del grupo los lee.',
  print: 'Imprimir',
  documents: 'Documentos de la consulta',
  download: (title: string) => `Descargar ${title}`,
  downloadFailed: 'Ocurrió un error al descargar el documento',
  documentsFailed: 'No pudimos traer los documentos de esta consulta.',
  fileName: (kind: string, day: string) => `${kind}-${day}.pdf`,
  fileKinds: {
    prescription: 'receta',
    certificate: 'certificado',
    study: 'pedido-de-estudios',
    referral: 'derivacion',
    instructions: 'indicaciones',
    teleassistance: 'constancia-de-atencion',
  },
  /** Names of documents for patients. */
  fileNames: {
    prescription: 'Receta',
    certificate: 'Certificado',
    study: 'Estudios',
    referral: 'Derivación',
    instructions: 'Indicaciones',
    teleassistance: 'Constancia',
  },
  recordedBy: 'Atendió y registró esta consulta:',
  quantityOf: (count: number) => (count === 1 ? '1 envase' : `${count} envases`),
  extended: 'Tratamiento prolongado',
  noSubstitution: 'Sin sustitución',
  vih: 'VIH',
  andMore: (first: string, rest: number) => (rest === 0 ? first : `${first} y ${rest} más`),
  indications: 'Indicaciones',
  institution: 'Institución',
  rest: 'Duración',
  restOf: { Horas: 'horas', Dias: 'días' },
  oneDay: '1 día',
  comment: 'Comentario',
  none: 'Todavía no hay consultas en esta historia',
  failed: 'Ocurrió un error al obtener la consulta',
} as const;

/** What each edit of a consultation changed. */
export const versionsCopy = {
  edited: (count: number) => `Editado ${count}`,
  title: 'Qué cambió en esta consulta',
  close: 'Cerrar',
  version: (version: number) => `Versión ${version}`,
  first: 'Versión 1: como se guardó al terminar la consulta',
  before: 'Antes:',
  now: 'Ahora:',
  parts: {
    diagnosis: 'Diagnóstico',
    reason: 'Motivo',
    detail: 'Registro',
    follow_up: 'Control',
    prescription: 'Receta',
    instructions: 'Indicaciones',
    certificate: 'Certificado',
    study: 'Pedido de estudios',
    referral: 'Derivación',
  },
  notSaid: 'Sin indicar',
  replaced: (part: string) => `${part}: se reemplazó lo anterior`,
  failed: 'No pudimos traer los cambios de esta consulta.',
} as const;

/** Texts for editing a stored consultation or adding to it. */
export const amendmentCopy = {
  edit: 'Corregir',
  add: 'Agregar aclaración',
  list: 'Aclaraciones',
  of: (when: string) => `Aclaración del ${when}`,
  title: 'Agregar una aclaración',
  explain:
    'Pasaron más de 72 horas: el registro ya no se modifica. Lo que agregues queda debajo, con la fecha y la hora, y el paciente recibe un aviso.',
  text: 'Aclaración',
  required: 'El texto no puede estar vacío',
  back: 'Volver',
  added: 'Se agregó la aclaración',
  failed: 'No se guardó la aclaración. Probá de nuevo.',
} as const;

/** Texts of the summary of a visit. */
export const summaryCopy = {
  title: 'Resumen de tu consulta',
  titleOf: (name: string) => `Resumen de la consulta de ${name}`,
  print: consultationCopy.print,
  patient: 'Paciente',
  edited: (when: string) =>
    `Quien te atendió corrigió esta consulta el ${when}. Acá la ves corregida.`,
  code: (code: string) => `Código CIE-10: ${code}`,
  toDo: 'Qué hacer',
  comeBack: 'Cuándo volver a consultar',
  comeBackOn: (day: string, days: number) => `Volvé a consultar el ${day} (a los ${days} días)`,
  orBefore: 'O antes si empeorás, si aparece algo nuevo o si no mejorás.',
  ifNotBetter: {
    when: 'Volvé a consultar solo si no mejorás',
    detail: 'O si empeorás o aparece algo nuevo.',
  },
  noFollowUp: {
    when: 'No hace falta un control',
    detail: 'Volvé a consultar si empeorás, si aparece algo nuevo o si no mejorás.',
  },
  comeBackIf: 'Si empeorás, si aparece algo nuevo o si no mejorás en el tiempo que te indicaron.',
  emergency: 'Ante una emergencia llamá al 107.',
  comeBackNow: '¿Seguís igual? Volver a consultar',
  attended: 'Quién atendió',
  when: 'Fecha',
  specialty: 'Especialidad',
  licence: 'Matrícula',
  documents: 'Documentos',
  documentsDetail: 'Son documentos firmados: descargalos y mostralos desde el celular.',
  wrong: '¿Algún dato está mal?',
  wrongDetail:
    'Contanos qué está mal. Le avisamos a quien te atendió, que puede agregar una corrección; lo que decía antes queda guardado.',
  toHelp: 'Cómo pedir una corrección',
  notYet: 'El profesional todavía está completando la consulta',
  notYetDetail: 'Cuando termine, el resumen aparece acá solo y te avisamos en Notificaciones.',
  toNotifications: 'Ver notificaciones',
  notFound: 'No encontramos esta consulta',
  notFoundDetail: 'Puede que el enlace esté incompleto. Tus documentos están en Notificaciones.',
  failed: consultationCopy.failed,
} as const;

/** Texts of the history beside a call. */
export const recentCopy = {
  visits: 'Últimas consultas',
  firstVisit: (brand: string) => `Es su primera consulta en ${brand}`,
  medicines: 'Medicación en uso',
  noMedicines: 'Sin medicación informada ni recetada en los últimos seis meses',
  ofProfile: 'Informada en su perfil',
  prescribedOn: (day: string) => `Recetada el ${day}`,
  studies: medicalHistoryCopy.studies,
  noStudies: 'Sin estudios adjuntos',
  whole: searchCopy.open,
  newTab: '(se abre en otra pestaña)',
  failed: 'No pudimos traer la historia de este paciente',
} as const;

/** The five tabs of a consultation, as the address names them. */
export const historyTabs = {
  recetas: { label: 'Recetas', empty: 'No existen recetas' },
  indicaciones: { label: 'Indicaciones', empty: 'No existen indicaciones' },
  certificados: { label: 'Certificados', empty: 'No existen certificados' },
  estudios: { label: 'Estudios', empty: 'No existen estudios' },
  derivaciones: { label: 'Derivaciones', empty: 'No existen derivaciones' },
} as const;

/** Texts of the messages of a call. */
export const messagesCopy = {
  title: 'Mensajes de la consulta',
  patient: 'Paciente',
} as const;

/** Texts of *Mis consultas*. */
export const ownConsultationsCopy = {
  title: 'Mis consultas',
  empty: 'Todavía no tuviste consultas',
  emptyDetail:
    'Cuando te atiendan, acá vas a encontrar cada consulta con su resumen y sus documentos.',
  patientOf: (name: string) => `De ${name}`,
  withheld: 'Quien consultó prefirió no compartir el contenido.',
  last: 'Última consulta',
  seeAll: 'Ver todas',
  summary: 'Ver resumen',
  summaryOf: (day: string, professional: string) => `Ver resumen: ${day}, ${professional}`,
  failed: 'No pudimos traer tus consultas',
} as const;
