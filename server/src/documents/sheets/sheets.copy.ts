import type { DocumentKind } from '@app/contract/documents';
import { CLINIC_TIME_ZONE } from '@app/contract/kernel';
import type { DocumentMedicine, TeleassistanceData } from '../document-data.ts';

export const documentTitle: Record<DocumentKind, string> = {
  prescription: 'Receta electrónica',
  study: 'Pedido de estudios',
  referral: 'Derivación a especialista',
  certificate: 'Certificado médico',
  instructions: 'Indicaciones médicas',
  teleassistance: 'Constancia de teleasistencia',
};

export const testMark = 'DOCUMENTO DE PRUEBA – SIN VALIDEZ LEGAL';
export const issuedOn = (instant: string) => `Emitido el ${instant} (hora de Argentina)`;
export const checkAt = (address: string) => `Comprobá que es auténtico en ${address}`;

export const section = {
  professional: 'Profesional',
  patient: 'Paciente',
  prescription: 'Receta',
  medicines: 'Medicamentos',
  order: 'Pedido',
  studies: 'Estudios',
  referral: 'Derivación',
  specialties: 'Especialidades',
  codes: 'CUIR y códigos',
  certificate: 'Certificado',
  instructions: 'Indicaciones',
  visit: 'Atención',
  documents: 'Documentos emitidos',
  check: 'Verificación',
  signature: 'Firma',
} as const;

export const field = {
  profession: 'Profesión',
  specialties: 'Especialidad',
  licence: 'Matrícula',
  refeps: 'Licencia Sanitaria Federal (REFEPS)',
  professionalAddress: 'Domicilio profesional',
  phone: 'Teléfono',
  email: 'Correo',
  restrictedAuthorisation: 'Autorización para psicotrópicos y estupefacientes',
  birthDate: 'Fecha de nacimiento',
  sex: 'Sexo',
  coverage: 'Cobertura',
  coverageAndAffiliate: 'Cobertura y n.º de afiliado',
  address: 'Domicilio',
  diagnosis: 'Diagnóstico',
  createdDate: 'Fecha de emisión',
  startDate: 'Inicio de vigencia',
  expiryDate: 'Vigente hasta',
  comment: 'Comentario',
  treatment: 'Indicaciones (tratamiento)',
  rest: 'Reposo',
  institution: 'Para presentar ante',
  specialty: 'Especialidad',
  modality: 'Modalidad',
  startedAt: 'Inicio',
  finishedAt: 'Fin',
  consent: 'Consentimiento informado',
  checkCode: 'Código de verificación',
} as const;

export const saleCondition: Record<DocumentMedicine['saleCondition'], string> = {
  free: 'Venta libre',
  prescription: 'Venta bajo receta',
  archived: 'Venta bajo receta archivada',
  restricted: 'Venta legalmente restringida',
};

export const modality: Record<TeleassistanceData['modality'], string> = {
  VIRTUAL_GUARD: 'Guardia virtual',
  APPOINTMENT: 'Turno programado',
};

/** Number of the page of indications; 'hoja' in the footer counts sheets of paper. */
export const instructionsPage = (page: number) => `Indicaciones ${page}`;
export const quantity = (units: number) => `Cantidad: ${units}`;
export const extendedTreatment = 'Tratamiento prolongado';
export const noSubstitution = 'Sin sustitución';
export const brandSuggestion = (brand: string, reason: string) =>
  `Sugerencia comercial: ${brand}. Motivo: ${reason}`;

export const rest = (unit: 'Horas' | 'Dias', duration: number) => {
  if (unit === 'Horas') return `${duration} horas de reposo`;
  return duration === 1 ? '1 día de reposo' : `${duration} días de reposo`;
};
export const certifies = (patient: string, identity: string, day: string) =>
  `Dejo constancia de haber atendido por teleasistencia a ${patient}, ${identity}, el ${day}.`;
export const consentGiven = (version: number, day: string) =>
  `Otorgado el ${day} (versión ${version} del texto)`;
export const noConsent = 'No consta que se haya otorgado';
export const noDocuments = 'No se emitieron documentos.';

export const anyPharmacy = (day: string) =>
  `Se usa una sola vez, en cualquier farmacia, hasta el ${day} inclusive.`;
export const priceSearch = 'Buscador de precios de medicamentos: ';
export const priceSearchLink = 'argentina.gob.ar/buscador-de-precios-de-medicamentos';

export const barcodeAlt = (cuir: string) => `Código de barras del CUIR ${cuir}`;
export const qrAlt = (link: string) => `Código QR que lleva a ${link}`;
export const signatureAlt = (name: string) => `Imagen de la firma de ${name}`;

export const signedElectronically = 'Firmado electrónicamente';
export const signedBy = (name: string, profession: string, licence: string, instant: string) =>
  `por ${name}, ${profession}, ${licence}, el ${instant}`;
export const signatureNote =
  'Se comprueba con un lector de PDF; una foto de la pantalla no conserva la firma.';

export const licence = (number: string, issuer: string, place: string) =>
  `${number} · ${issuer} · ${place}`;

const instantFormat = new Intl.DateTimeFormat('es-AR', {
  timeZone: CLINIC_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant in Argentine time: 07/03/2025, 18:10. */
export const instantText = (instant: string) => instantFormat.format(new Date(instant));

/** A document number with separators: 55.123.456. */
export const numberText = (number: string) =>
  /^\d{6,8}$/.test(number) ? number.replace(/\B(?=(\d{3})+$)/g, '.') : number;
