import type { FieldMessages } from '../../ui/form/field-faults.ts';
import { patientMessages } from '../patient/patient-wizard.copy.ts';

/** Texts of the professional's wizard. */
export const professionalCopy = {
  steps: [
    'Información Personal',
    'Foto de Perfil',
    'Firma Profesional',
    'Datos Profesionales',
    'Datos de Atención',
    'Datos Ingresados',
  ],
  photo: 'Foto de perfil',
  photoHint: 'La ven tus pacientes cuando los llamás. jpg, jpeg o png.',
  signature: 'Firma profesional',
  signatureHint: 'Va en recetas, certificados y pedidos. Firmá en el recuadro o subí una imagen.',
  profession: 'Profesión',
  professionHint: 'Ej. Médica',
  refeps: 'Código REFEPS',
  refepsHint: 'El de la Red Federal de Registros de Profesionales de la Salud.',
  licenceType: 'Tipo de matrícula',
  licenceTypes: { NATIONAL: 'Nacional', PROVINCIAL: 'Provincial' },
  licence: 'Matrícula',
  issuer: 'Quién la otorgó',
  nationalIssuer: 'Ministerio de Salud de la Nación',
  jurisdiction: 'Jurisdicción',
  jurisdictionHint: 'La provincia donde vale la matrícula.',
  validUntil: 'Vence el',
  validUntilHint: 'dd/mm/aaaa. Dejalo vacío si no vence.',
  expires: (day: string) => `Vence el ${day}`,
  licenceOf: (place: number) => `Matrícula ${place}`,
  addLicence: 'Agregar otra matrícula',
  removeLicence: (place: number) => `Quitar matrícula ${place}`,
  enoughLicences: 'Podés cargar hasta 5 matrículas.',
  signWith: 'Firmar con esta',
  signWithThe: (place: number) => `Firmar con esta: Matrícula ${place}`,
  whichSigns: 'Firma la primera que esté vigente.',
  specialties: 'Especialidades',
  training: 'Formación académica',
  address: 'Domicilio profesional',
  addressHint: 'Figura en las recetas.',
  observed: (observation: string) =>
    `Para verificar tu matrícula, corregí esto y guardá hasta el último paso: ${observation}`,
  verifiedNotice:
    'Si cambiás tu nombre, sexo, fecha de nacimiento, CUIL, profesión, código REFEPS, matrículas o especialidades, vamos a verificarlos de nuevo y hasta entonces no vas a poder atender.',
  verifiedAgain:
    'Cambiaste datos que verificamos. Al finalizar los vamos a verificar de nuevo, y hasta entonces no vas a poder atender ni recetar.',
  particular: 'Atiendo pacientes particulares',
  insurers: 'Obras sociales y prepagas',
  attention: 'Formas de atención',
  attentionHint: 'Elegí al menos una.',
  yes: 'Sí',
  no: 'No',
  review: 'Revisá que esté todo bien y presioná Finalizar.',
  imageFailed: 'No pudimos guardar la imagen. Probá de nuevo.',
  imagesFailed: 'No pudimos traer tu foto y tu firma.',
} as const;

/** Messages of the rules (verbatim where the specification gives one). */
export const professionalMessages: FieldMessages = {
  ...patientMessages,
  'profession.required': 'La profesión es requerida',
  'profession.too-long': 'La profesión es demasiado larga',
  'refeps_code.required': 'El código REFEPS es requerido',
  'refeps_code.invalid': 'El código REFEPS tiene de 4 a 14 números, sin letras',
  'licence_str.required': 'La matrícula es requerida',
  'licence_str.too-long': 'La matrícula puede tener hasta 10 números',
  'licence_str.repeated': 'Ya cargaste esta matrícula',
  'valid_until.invalid': 'Ingresa una fecha válida',
  'valid_until.past': 'La matrícula ya está vencida en esa fecha',
  'valid_until.expired': 'No tenés ninguna matrícula vigente: actualizá la fecha o agregá otra',
  'other_licences.too-many': 'Podés cargar hasta 5 matrículas',
  'type_licence_str.required': 'El tipo de matrícula es requerido',
  'issuer.required': 'Indicá quién otorgó la matrícula',
  'issuer.too-long': 'Escribí más corto quién otorgó la matrícula',
  'jurisdiction_code.required': 'La jurisdicción es requerida',
  'specialties.required': 'Al menos una especialidad es requerida',
  'specialties.too-many': 'Elegí hasta 10 especialidades',
  'academic_training.required': 'La formación académica es requerida',
  'academic_training.too-long': 'La formación académica puede tener hasta 255 caracteres',
  'professional_address.required': 'El domicilio profesional es requerido',
  'professional_address.too-long': 'El domicilio profesional es demasiado largo',
  'attention.required': 'Por favor selecciona al menos una forma de atención',
};

/** Messages about photo and signature, verbatim from the specification. */
export const imageMessages = {
  required: {
    photo: 'La foto de perfil es requerida',
    signature: 'La firma del profesional es requerida',
  },
  type: 'El tipo de archivo no es válido',
  size: 'Tamaño de archivo máximo permitido: 500 KB',
} as const;

/** The same by the server's code. */
export const imageRefusals: Partial<Record<string, string>> = {
  'profiles.file-type-refused': imageMessages.type,
  'profiles.file-broken': imageMessages.type,
  'profiles.image-too-large': imageMessages.size,
  'profiles.file-too-large': imageMessages.size,
  'request.too-large': imageMessages.size,
};
