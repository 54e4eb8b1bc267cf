import type { PrescriptionStatus } from '@app/contract/prescriptions';
import { countOf } from '../ui/format.ts';

/** Texts of the list of prescriptions that the patient's home does not need. */
export const listCopy = {
  person: 'Mostrar',
  everybody: 'Todas',
  nobodys: 'No hay recetas de esta persona acá',
  seeProof: 'Ver entrega',
  seeProofOf: (medicine: string) => `Ver entrega: ${medicine}`,
  proof: 'Entrega en la farmacia',
  back: 'Volver a mis recetas',
  blocked:
    'La farmacia encontró un error y por ahora no se puede usar. Tu profesional la va a revisar.',
  see: 'Ver receta',
  seeOf: (medicine: string) => `Ver receta: ${medicine}`,
  print: 'Imprimir',
  printOf: (medicine: string) => `Imprimir: ${medicine}`,
  more: 'Ver más',
  medicines: 'Medicamentos',
  packs: (quantity: number) => countOf(quantity, 'envase', 'envases'),
  series: (count: number) => `Tratamiento en ${count} recetas`,
  seriesDetail: 'Cada receta se usa desde su fecha:',
  from: (date: string) => `Desde el ${date}`,
  ofDate: (medicine: string, date: string) => `${medicine}, desde el ${date}`,
} as const;

/** Texts of a full prescription. */
export const sheetCopy = {
  title: 'Receta',
  posology: 'Cómo se toma',
  quantity: 'Cantidad',
  pack: 'Presentación',
  code: 'Código (CUIR)',
  diagnosis: 'Diagnóstico',
  notFound: 'Ocurrió un error en la búsqueda de recetas',
  notFoundDetail: 'No encontramos esa receta. Puede que tu profesional la haya cambiado.',
} as const;

/** Texts of selecting prescriptions for a pharmacy. */
export const sendingCopy = {
  send: 'Enviar a farmacia',
  sendOf: (medicine: string) => `Enviar a farmacia: ${medicine}`,
  choose: 'Elegir para enviar',
  chooseOf: (medicine: string) => `Elegir para enviar: ${medicine}`,
  chosen: 'Recetas elegidas',
  sendAll: (count: number) => `Enviar ${countOf(count, 'receta', 'recetas')}`,
  chooseNone: 'Quitar selección',
  tooMany: (max: number) => `Un pedido lleva hasta ${max} recetas. Quitá alguna.`,
  cannot: (reason: string) => `No se puede enviar: ${reason}`,
  notStarted: (date: string) => `se puede usar desde el ${date}.`,
  against: {
    SENT: 'ya está en un pedido a una farmacia.',
    DISPENSED: 'ya se entregó.',
    BLOCKED: 'está bloqueada por la farmacia.',
    ANNULLED: 'tu profesional la anuló.',
    OVERDUE: 'está vencida. Pedile otra a tu profesional.',
  } satisfies Record<Exclude<PrescriptionStatus, 'ISSUED'>, string>,
  orders: 'Ver mis pedidos',
  none: 'Estas recetas ya no se pueden enviar',
  noneDetail: 'Puede que estén en otro pedido, o que una farmacia ya las haya entregado.',
} as const;

/** Texts of showing a prescription at a pharmacy's counter. */
export const counterCopy = {
  show: 'Mostrar en la farmacia',
  showOf: (medicine: string) => `Mostrar en la farmacia: ${medicine}`,
  title: 'Receta para la farmacia',
  done: 'Listo',
  brightness: 'Subí el brillo de la pantalla.',
  patient: 'Paciente',
  dni: 'DNI',
  code: 'Código (CUIR)',
  check: (medicine: string) => `Código QR para verificar la receta de ${medicine}`,
} as const;
