import type { DocumentKind, PrescriptionStatus } from '@app/contract/prescriptions';

/** Every Spanish word of the patient's prescriptions. */
export const prescriptionsCopy = {
  title: 'Mis recetas',
  tabs: 'Recetas por estado',
  tab: { new: 'Nuevas', sent: 'Enviadas', overdue: 'Vencidas' },
  pharmacy: 'Mostrá el código o tu DNI en la farmacia.',
  screenshot: 'Una captura de pantalla no es una receta.',
  more: (others: number) => `y ${others} más`,
  unnamed: 'Receta',
  patient: 'Para',
  issued: 'Fecha',
  professional: 'Profesional',
  validity: 'Vigencia',
  lastDay: 'Vence hoy',
  tomorrow: 'Vence mañana',
  daysLeft: (days: number) => `Vence en ${days} días`,
  expired: (date: string) => `Venció el ${date}`,
  notStarted: (date: string) => `Podés usarla desde el ${date}`,
  dispensed: (date: string) => `Dispensada el ${date}`,
  testMark: 'Documento de prueba, sin validez legal',
  download: 'Descargar PDF',
  downloadOf: (medicine: string) => `Descargar PDF: ${medicine}`,
  share: 'Compartir',
  shareOf: (medicine: string) => `Compartir: ${medicine}`,
  shareAgain: 'Ya está lista. Tocá Compartir de nuevo.',
  fileName: (date: string) => `receta-${date}.pdf`,
  shareTitle: 'Receta',
  empty: 'No existen recetas',
  emptyDetail: {
    new: 'Cuando un profesional te recete, va a aparecer acá.',
    sent: 'Las que mandes a una farmacia o ya te hayan entregado van a aparecer acá.',
    overdue: 'Las que se venzan sin usar van a quedar acá.',
  },
  consult: 'Ir al inicio para consultar',
  failed: 'Ocurrió un error al obtener las recetas',
  latest: 'Tus recetas',
  latestEmpty: 'Cuando un profesional te recete, la receta va a aparecer acá.',
  seeAll: 'Ver mis recetas',
} as const;

/** Where a prescription stands, in one word. */
export const statusLabel: Record<PrescriptionStatus, string> = {
  ISSUED: 'Nueva',
  SENT: 'Enviada a la farmacia',
  DISPENSED: 'Dispensada',
  BLOCKED: 'Bloqueada por la farmacia',
  ANNULLED: 'Anulada',
  OVERDUE: 'Vencida',
};

/** Why a prescription's file could not be had. */
export const fileProblem: Readonly<Record<string, string>> = {
  'consultations.not-found': 'No encontramos esa receta.',
  'prescriptions.document-pending': 'Estamos preparando el PDF. Probá de nuevo en unos segundos.',
};

/** Words of the public check of a prescription. */
export const verifyCopy = {
  title: 'Verificar un documento',
  intro:
    'Para saber si una receta, un certificado u otro documento es auténtico y vale hoy, ingresá su código y el DNI de la persona. No se muestran medicamentos, diagnósticos ni nombres.',
  code: 'Código del documento',
  codeHint:
    'En recetas, pedidos de estudios y derivaciones es el CUIR, de 41 números, al lado del código de barras. En los demás documentos son 16 letras y números.',
  dni: 'DNI del paciente',
  dniHint: 'Sin puntos. Ejemplo: 30123456',
  submit: 'Verificar',
  valid: {
    prescription: [
      'La receta es válida',
      'El código y el DNI coinciden, está vigente y no se dispensó.',
    ],
    study: ['El pedido de estudios es válido', 'El código y el DNI coinciden y está vigente.'],
    referral: ['La derivación es válida', 'El código y el DNI coinciden y está vigente.'],
    certificate: ['El certificado es auténtico', 'El código y el DNI coinciden.'],
    instructions: ['Las indicaciones son auténticas', 'El código y el DNI coinciden.'],
    teleassistance: ['La constancia de atención es auténtica', 'El código y el DNI coinciden.'],
  } satisfies Record<DocumentKind, [title: string, detail: string]>,
  invalid: 'El documento no es válido',
  invalidDetail:
    'Puede que el código y el DNI no coincidan, o que el documento esté vencido, anulado, reemplazado por otro o ya dispensado.',
  test: 'Es un documento de prueba',
  testDetail: {
    prescription: 'El código y el DNI coinciden, pero ninguna farmacia puede dispensar la receta.',
    other: 'El código y el DNI coinciden, pero no tiene validez legal.',
  },
  testMark: prescriptionsCopy.testMark,
} as const;

/** What a refused field of the check says. */
export const verifyMessages = {
  'code.required': 'Ingresá el código',
  'code.invalid': 'El código tiene 41 números, o 16 letras y números',
  'dni.required': 'Ingresá el DNI',
  'dni.invalid': 'Ingresa un DNI válido',
} as const;
