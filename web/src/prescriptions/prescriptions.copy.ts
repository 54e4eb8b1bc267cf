/** All texts of the patient's prescriptions. */
export const prescriptionsCopy = {
  title: 'Mis recetas',
  tabs: 'Recetas por estado',
  tab: { new: 'Nuevas', sent: 'Enviadas', overdue: 'Vencidas' },
  pharmacy: 'Mostrá el código y tu DNI en la farmacia.',
  screenshot: 'Una captura de pantalla no es una receta.',
  more: (others: number) => `y ${others} más`,
  unnamed: 'Receta',
  patient: 'Para',
  issued: 'Fecha',
  professional: 'Profesional',
  validity: 'Vigencia',
  notStarted: (date: string) => `Podés usarla desde el ${date}`,
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
  ofDay: (day: string) => `Receta del ${day}`,
  latestEmpty: 'Cuando un profesional te recete, la receta va a aparecer acá.',
  seeAll: 'Ver mis recetas',
} as const;

/** Texts of treatments and prescriptions about to end, on the home. */
export const runningOutCopy = {
  title: 'Recetas que se terminan',
  runsOut: (day: string) => `Se termina cerca del ${day}`,
  ranOut: (day: string) => `Se terminó cerca del ${day}`,
  of: (patient: string, day: string) => `Para ${patient} · Receta del ${day}`,
  repeat: 'Repetir receta',
  repeatOf: (name: string) => `Repetir receta: ${name}`,
  see: 'Ver receta',
  seeOf: (name: string) => `Ver receta: ${name}`,
} as const;

/** Why a prescription's file is not available. */
export const fileProblem: Readonly<Record<string, string>> = {
  'consultations.not-found': 'No encontramos esa receta.',
  'prescriptions.document-pending': 'Estamos preparando el PDF. Probá de nuevo en unos segundos.',
};
