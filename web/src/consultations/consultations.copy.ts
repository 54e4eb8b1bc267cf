import { licenceRefusals } from '../lib/readings/licence.copy.ts';
import { medicalHistoryCopy } from '../lib/readings/medical-history.copy.ts';
import { formatNumber } from '../ui/format.ts';

const inSpanish = new Intl.ListFormat('es-AR');

/** To a professional who was suspended while the record was written. */
const mayNotWrite =
  'Tu habilitación está suspendida: por ahora no podés escribir ni finalizar este registro. Lo que se guardó antes queda, y la dirección técnica se ocupa de la consulta. Copiá lo último que escribiste antes de salir.';

/** Texts of the record of a consultation. */
export const recordCopy = {
  title: 'Registro de la consulta',
  inConsultation: (name: string) => `En consulta: ${name}`,
  sections: {
    patient: 'Paciente y antecedentes',
    record: 'Registro de Consulta',
    prescription: 'Receta',
    instructions: 'Indicaciones',
    certificate: 'Certificado',
    referral: 'Derivación',
    studies: 'Pedido de estudios',
  },
  obligatory: 'Obligatoria',
  mostUsed: 'Los que más usás',
  oneOfMostUsed: 'Lo usás seguido',
  repeatLast: 'Repetir última receta',
  lastLoading: 'Buscando la última receta…',
  lastFailed: 'No pudimos buscar la última receta. Tocá el botón para probar de nuevo.',
  noLast: 'No tiene recetas anteriores.',
  lastOf: (day: string, professional: string, what: string) =>
    `Del ${day}, ${professional}: ${what}`,
  repeated: (count: number) =>
    count === 1 ? 'Se agregó 1 medicamento.' : `Se agregaron ${count} medicamentos.`,
  undo: 'Deshacer',
  notRepeated: (name: string, reason: string) => `${name}: ${reason}`,
  notListed: 'Ya no está en el vademécum.',
  diagnosed: (code: string, name: string) => `(${code}) - ${name}`,
  andMore: (first: string, rest: number) => (rest === 0 ? first : `${first} y ${rest} más`),
  notAddedYet: (name: string) => `${name}, sin agregar`,
  rest: (indications: string, duration: string) => `${indications} ${duration}`.trim(),
  lasting: (duration: number, unit: 'Horas' | 'Dias') =>
    unit === 'Horas' ? `${duration} h` : duration === 1 ? '1 día' : `${duration} días`,
  studiesOf: (count: number) => `${count} estudios`,
  cut: (words: string) => `${words}…`,
  confirm: 'Confirmar',
  confirmSection: (section: string) => `Confirmar la sección ${section}`,
  goToSection: (section: string) => `Ir a la sección ${section}`,
  sectionGroup: (section: string) => `Sección ${section}`,
  remove: (name: string) => `Quitar ${name}`,
  reason: 'Motivo',
  reasonNote: { GUARD: '(viene de la guardia)', APPOINTMENT: '(viene del turno)' },
  diagnosis: 'Diagnóstico (CIE-10)',
  diagnosisText: 'Diagnóstico',
  detail: 'Registro',
  followUp: 'Control',
  followUpHint: 'El paciente lo lee en su resumen.',
  notSaid: 'Sin indicar',
  control: (when: string) => `Control: ${when.toLowerCase()}`,
  mayRead: (patient: string, holder: string) =>
    `¿${patient} acepta que ${holder} lea esta consulta y sus documentos?`,
  mayReadHint: (patient: string) =>
    `Preguntáselo a ${patient} durante la llamada: desde los 16 años la respuesta es suya.`,
  yes: 'Sí',
  no: 'No',
  keptBack: (patient: string, holder: string) =>
    `${holder} va a ver que la consulta se hizo, y nada más. Antes de terminar, leele a ${patient} las indicaciones y los documentos que emitís: quedan guardados a su nombre, para cuando tenga su propia cuenta.`,
  medication: 'Medicamento',
  noMedications: 'No se encontraron medicamentos',
  noDiagnoses: 'No se encontraron diagnósticos',
  searchMin: 'Debe ingresar al menos 3 caractes',
  quantity: 'Cantidad de envases',
  posology: 'Posología',
  dose: 'Dosis',
  every: 'Cada (horas)',
  days: 'Por (días)',
  writePosology: 'Escribir posología',
  substitution: 'Permite sustitución',
  extended: 'Tratamiento prolongado',
  noSubstitution: 'Sin sustitución',
  posologyLimit: (used: number, max: number) => `${used}/${max} caracteres`,
  archived: 'Venta archivada',
  restricted: 'Venta restringida',
  restrictedRefusal: 'Es de venta restringida: no se puede recetar acá.',
  allergic: 'Alergia',
  chosen: 'Medicamentos de la receta',
  quantityOf: (count: number) => (count === 1 ? '1 envase' : `${count} envases`),
  chooseMedication: 'Elegí un medicamento de la lista.',
  addMedication: 'Agregar medicamento',
  replaceMedication: 'Guardar cambios',
  edit: (name: string) => `Editar ${name}`,
  clear: 'Borrar lo escrito',
  notAddable: (faults: readonly string[]) => `Todavía no se puede agregar: ${faults.join(', ')}`,
  buildPosology: 'Armar la posología',
  doseInvalid: 'Escribí una dosis como 2, ½ o 1,5.',
  doseWhole: 'No se parte: escribí un número entero.',
  doseParts: 'Se parte en medios o en cuartos.',
  daysInvalid: 'Escribí un número entero.',
  limitReached: 'Máximo de caracteres alcanzado',
  tooLong: (used: number, max: number) =>
    `${formatNumber(used)} de ${formatNumber(max)} caracteres: sacá ${formatNumber(used - max)}`,
  notConfirmed: 'Tiene datos sin confirmar.',
  medicationNotAdded: 'Hay un medicamento sin agregar.',
  referralNotAdded: 'Hay una derivación sin agregar.',
  studyNotAdded: 'Hay un estudio sin agregar.',
  otherDiagnosis: (diagnosis: string) => `Lleva otro diagnóstico: ${diagnosis}`,
  template: 'Plantilla de indicaciones',
  chooseTemplate: 'Elegí una para insertar su texto',
  templatesFailed: 'Ocurrió un error al traer las plantillas',
  page: (number: number) => `Página ${number}`,
  addPage: 'Agregar página',
  pageLimit: 'Limite de pagina alcanzado',
  unsaved: 'Indicaciones no guardadas',
  indications: 'Indicaciones',
  unit: 'Unidad',
  duration: 'Duración',
  institution: 'Institución',
  units: { Horas: 'Horas', Dias: 'Dias' },
  chooseDuration: 'Seleccioná la duración',
  dropCertificate: 'Quitar certificado',
  specialty: 'Especialidad',
  comment: 'Comentario',
  study: 'Estudio',
  addStudy: 'Agregar estudio',
  addReferral: 'Agregar derivación',
  correctBeforeSaving: 'Corregir errores en indicaciones antes de guardar',
  instructionsSaved: 'Indicaciones guardadas correctamente',
  finish: 'Finalizar consulta',
  finishPatient: 'Finalizar paciente',
  saveAgain: 'Volver a guardar',
  finishReason:
    'Para finalizar la consulta, complete el registro de la misma en Registro de Consulta.',
  missingIn: (section: string, text: string) => `${section}: ${text}`,
  item: (text: string) => `· ${text}`,
  missingTitle: 'Para finalizar falta:',
  slipsTitle: 'Antes de finalizar, revisá:',
  finishQuestion: '¿Desea finalizar la consulta?',
  finishing: 'Se guarda el registro y el paciente recibe sus documentos.',
  patientLeft:
    'El paciente se desconecto, por favor, complete el registro de consulta antes de finalizar la llamada.',
  finished: 'Se registró la consulta correctamente',
  finishedPatient: 'Se finalizó el paciente correctamente',
  notSaved: 'No se guardo los datos de las consulta correctamente',
  grantUnanswered:
    'Falta preguntarle al paciente quién puede leer esta consulta. Volvé a cargar la página: lo que escribiste está guardado.',
  grantNotAsked:
    'A este paciente no hay que preguntarle quién puede leer la consulta. Volvé a cargar la página: lo que escribiste está guardado.',
  missingLegal: 'Para emitir los documentos faltan datos obligatorios:',
  sign: 'Para firmar la receta',
  signButton: 'Firmar y finalizar',
  problem: 'Problema técnico',
  problemText: '¿Qué pasó?',
  back: 'Volver',
  problemSend: 'Informar y terminar',
  problemDone: 'Se registró el problema correctamente',
  problemFailed: 'Ocurrió un error al informar el problema',
  draftSaving: 'Guardando…',
  draftSaved: (time: string) => `Borrador guardado ${time}`,
  draftOffline: (time: string) => `Sin conexión: sin guardar desde ${time}`,
  draftConflict: 'Sin guardar: elegí qué texto queda',
  draftRefused: (time: string) => `No se pudo guardar desde ${time}`,
  discard: 'Descartar borrador',
  discardQuestion: '¿Descartar el borrador?',
  discardDetail: 'Se borra todo lo que escribiste en este registro. No se puede deshacer.',
  discardNow: 'Descartar',
  leaveUnsaved: {
    question: '¿Salir sin guardar?',
    detail: 'Lo último que escribiste todavía no se guardó.',
    confirm: 'Salir sin guardar',
  },
  leaveConsultation: {
    question: '¿Querés salir de la consulta?',
    detail:
      'La videollamada se corta de tu lado y lo escrito queda como borrador. Podés volver desde la guardia.',
    confirm: 'Salir de la consulta',
  },
  conflict: 'Este registro se editó en otra pantalla. Elegí cuál de los dos textos queda.',
  diagnosisUnknown: 'Un diagnóstico ya no está en la lista. Elegilo de nuevo.',
  chooseText:
    'Este registro se editó en otra pantalla. Elegí arriba qué texto queda y finalizá de nuevo.',
  mine: 'Lo que escribiste acá',
  theirs: 'Lo que está guardado',
  noText: 'Sin texto',
  orders: (count: number) =>
    count === 1 ? '1 orden o indicación' : `${count} órdenes e indicaciones`,
  onlyHere: (names: string) => `Solo acá: ${names}`,
  keepMine: 'Usar lo que escribí acá',
  takeOther: 'Usar lo que está guardado',
  allergyTitle: 'El paciente tiene una alergia registrada',
  allergy: (allergies: string, name: string) =>
    `Alergias: ${allergies}. Estás por recetar ${name}.`,
  allergyReason: 'Por qué lo recetás igual (queda en la historia clínica)',
  prescribeAnyway: 'Recetar de todos modos',
  doNotPrescribe: 'No recetar',
  allergyChip: (allergies: string) => `Alergia: ${allergies}`,
  waiting: (count: number) => `${count} en espera`,
  holder: (name: string) => `Titular: ${name}`,
  weightUnknown: 'Peso no informado',
  noKnownAllergies: 'Sin alergias conocidas',
  allergiesNotTold: 'Alergias no informadas',
  weight: (weight: string) => `${weight} kg`,
  year: 'año',
  years: 'años',
  patientFailed: 'Ocurrió un error al obtener los datos del paciente',
  draftFailed: 'Ocurrió un error al obtener los datos de la consulta',
  mayNotWrite,
} as const;

/** Texts for editing a stored record. */
export const editCopy = {
  title: 'Corregir consulta',
  heading: (name: string) => `Corregir consulta de ${name}`,
  of: (when: string) => `Consulta del ${when}`,
  form: 'Registro de la consulta',
  back: 'Volver a la historia clínica',
  explain:
    'Lo que cambies queda como una versión nueva, con tu nombre y la hora. Lo anterior se conserva y el paciente ve que se editó.',
  missingTitle: 'Para guardar falta:',
  cancel: 'Cancelar',
  save: 'Guardar cambios',
  signButton: 'Firmar y guardar',
  nothingChanged: 'Todavía no cambiaste nada.',
  question: '¿Guardar los cambios de la consulta?',
  consequence: 'El paciente recibe un aviso y los documentos que cambiaron.',
  slipsTitle: 'Antes de guardar, revisá:',
  prescription: 'La receta que emitiste se anula y se emite otra en su lugar.',
  documents: (names: readonly string[]) =>
    `También ${names.length === 1 ? 'cambia' : 'cambian'}: ${inSpanish.format(names)}. Lo que el paciente ya tiene deja de valer.`,
  documentNames: {
    certificates: 'el certificado',
    specialties: 'la derivación',
    studies: 'el pedido de estudios',
    other_indications: 'las indicaciones',
  },
  inUse:
    'La receta ya está en una farmacia o fue entregada: no se pueden cambiar ni la receta ni el diagnóstico, que figura en ella. Podés corregir el resto.',
  restore: 'Dejar receta y diagnóstico como estaban',
  saved: 'Se guardaron los cambios de la consulta',
  failed: 'No se guardaron los cambios. Lo que escribiste sigue acá: probá de nuevo.',
  reload: 'Traer lo que está guardado',
  sealed:
    'Pasaron más de 72 horas y esta consulta ya no se corrige. Desde la historia clínica podés agregar una aclaración.',
} as const;

/** Refusals of an edit that are not about its content. */
export const editRefusals: Partial<Record<string, string>> = {
  'consultations.stale-version':
    'Esta consulta se editó en otra pantalla. Copiá lo que quieras conservar y traé lo que está guardado.',
  'consultations.sealed': 'Pasaron más de 72 horas: la consulta ya no se corrige.',
};

/** Messages of the form, verbatim from the specification, by the code of the rule. */
export const recordMessages = {
  'detail.required': 'El registro de consulta es requerido',
  'diagnosis.required': 'El diagnóstico es requerido',
  'reason.required': 'El motivo es requerido',
  'reason.too-long': 'Máximo de caracteres alcanzado',
  'detail.too-long': 'Máximo de caracteres alcanzado',
  'indications.required': 'Indicaciones es requerido',
  'indications.too-long': 'Máximo de caracteres alcanzado',
  'institution.required': 'Debe ingresar una institución',
  'institution.too-long': 'Máximo de caracteres alcanzado',
  'unit.required': 'La unidad es requerida',
  'duration.required': 'La duración es requerida',
  'duration.not-allowed': 'Elegí una duración de la lista',
  'studies.required': 'Debe agregar al menos un estudio',
  'specialties.required': 'Debe agregar al menos una especialidad',
  'studies.duplicate': 'El estudio ya fue agregado',
  'specialties.duplicate': 'La especialidad ya fue agregada',
  'comment.required': 'El Comentario es requerido',
  'comment.too-long': 'Máximo de caracteres alcanzado',
  'quantity.required': 'La cantidad es requerida',
  'quantity.numbers-only': 'Ingresa sólo números',
  'quantity.too-low': 'Ingresa sólo números',
  'quantity.too-high': 'La cantidad es demasiado alta',
  'posology.required': 'La posología es requerida',
  'posology.too-long': 'La posologia no puede superar los 200 caracteres.',
  'name.required': 'El nombre es requerido',
  'medications.duplicate': 'El medicamento ya fue agregado',
  'prescription.empty': 'Debe agregar al menos un medicamento o indicación',
  'text.required': 'El texto no puede estar vacío',
  'holder_may_read.required': 'Falta la respuesta del paciente',
  'medications.too-many': 'La receta no admite más medicamentos',
  'studies.too-many': 'No se admiten más estudios',
  'specialties.too-many': 'No se admiten más derivaciones',
} as const;

/** Refusals that the professional can correct. */
export const finishRefusals: Partial<Record<string, string>> = {
  'session.required': 'Error en persistir la sesión, vuelva a iniciar sesión.',
  ...licenceRefusals,
  'request.forbidden': mayNotWrite,
  'consultations.already-stored':
    'Esta consulta ya estaba guardada con otro texto, y ese es el que quedó. Lo que cambiaste acá no se guardó: si falta algo, corregí la consulta desde la historia clínica.',
  'consultations.unknown-medication':
    'Un medicamento de la receta ya no está en el vademécum. Quitalo y elegilo de nuevo.',
  'consultations.restricted-medication':
    'Un medicamento de la receta es de venta restringida y no se puede recetar acá.',
  'consultations.allergy-unanswered':
    'Un medicamento de la receta figura entre las alergias del paciente. Quitalo, o agregalo de nuevo y contá por qué lo recetás igual.',
};

/** Messages of the reason to prescribe against a recorded allergy. */
export const allergyMessages = {
  'allergy_reason.required': 'Contá por qué lo recetás igual.',
  'allergy_reason.too-long': 'Máximo de caracteres alcanzado',
} as const;

/** Messages of the problem report's text. */
export const problemMessages = { 'text.required': 'Contanos qué pasó.' } as const;

/** The names of studies and specialties have their own messages. */
export const studyMessages = {
  ...recordMessages,
  'name.required': 'Ingresa el nombre del estudio',
  'name.too-short': 'Ingresa el nombre del estudio',
  'name.too-long': 'Máximo de caracteres alcanzado',
} as const;
export const referralMessages = {
  ...recordMessages,
  'name.required': 'El nombre de la especialidad es requerido',
  'name.too-long': 'Máximo de caracteres alcanzado',
} as const;

/** Labels of the patient's data. */
export const patientCopy = {
  closed:
    'Pasó más de un día desde la consulta: los datos del paciente, con sus alergias, ya no se muestran. Podés completar y guardar el registro.',
  idNumber: 'DNI',
  birthDate: 'Fecha de nacimiento',
  phone: 'Teléfono',
  email: 'E-mail',
  address: 'Domicilio',
  history: 'Historia clínica',
  ...medicalHistoryCopy,
} as const;

/** Texts of the notes of failed calls. */
export const notesCopy = {
  of: (name: string, when: string) =>
    `La consulta de ${name} del ${when} terminó por un problema técnico. Lo que escribiste no se guardó en la historia.`,
  open: 'Ver mis notas',
  title: (name: string) => `Notas de la consulta de ${name}`,
  detail: 'Las podés leer durante un día. No son parte de la historia clínica.',
  diagnosis: 'Diagnóstico',
  reason: 'Motivo',
  record: 'Registro',
  followUp: 'Control',
} as const;
