/** Texts of the branch's history. */
export const historyCopy = {
  title: 'Historial',
  form: 'Filtrar por fecha',
  fromDate: 'Desde',
  toDate: 'Hasta',
  filter: 'Filtrar',
  clear: 'Ver todo',
  csv: 'Descargar CSV',
  csvName: (from: string, to: string) =>
    ['dispensaciones', from && `desde-${from}`, to && `hasta-${to}`].filter(Boolean).join('-'),
  csvFailed: 'No se pudo descargar el CSV.',
  csvTooMany: 'Son demasiadas entregas para una planilla: elegí menos días.',
  table: 'Entregas de la sucursal',
  date: 'Fecha',
  patient: 'Paciente',
  medicines: 'Medicamentos',
  more: (name: string, others: number) => (others === 0 ? name : `${name} y ${others} más`),
  pharmacist: 'Farmacéutico',
  kind: 'Entrega',
  whole: 'Completa',
  partial: 'Parcial',
  actions: 'Acciones',
  see: 'Ver',
  seeOf: (patient: string, date: string) => `Ver la entrega a ${patient} del ${date}`,
  empty: 'No hay entregas',
  emptyDetail: 'Lo que la sucursal entregue aparece acá.',
  emptyPeriod: 'No hay entregas en estas fechas',
  failed: 'Ocurrió un error al obtener las entregas',
  pager: 'Páginas del historial',
  newer: 'Más nuevas',
  older: 'Más antiguas',
  proof: 'Entrega',
  back: 'Volver al historial',
  gone: 'Esta entrega no está en las fechas elegidas',
} as const;

/** Messages of refused fields. */
export const historyMessages = {
  'day.invalid': 'Escribí la fecha como 25/03/2026.',
  'period.order': 'Tiene que ser igual o posterior a Desde',
} as const;
