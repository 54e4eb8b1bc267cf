import { PHARMACY_SEARCH_MIN } from '@app/contract/pharmacy-orders';
import { countOf } from '../../../ui/format.ts';

/** Texts of sending prescriptions to a pharmacy. */
export const sendCopy = {
  title: 'Enviar a farmacia',
  steps: {
    farmacia: 'Elegí la farmacia',
    entrega: 'Elegí cómo lo recibís',
    resumen: 'Revisá y enviá',
  },
  prescriptions: (count: number) => countOf(count, 'receta', 'recetas'),
  search: 'Buscar farmacia',
  searchHint: 'Por el nombre de la farmacia o la calle',
  tooShort: `Escribí al menos ${PHARMACY_SEARCH_MIN} letras del nombre o de la calle.`,
  searching: 'Buscando farmacias…',
  none: 'No encontramos farmacias con ese nombre o calle. Probá con otro.',
  found: (count: number) => countOf(count, 'farmacia encontrada', 'farmacias encontradas'),
  searchFailed: 'Ocurrió un error en la búsqueda de farmacias',
  results: 'Farmacias',
  choose: 'Elegir esta farmacia',
  chooseOf: (pharmacy: string, branch: string) => `Elegir esta farmacia: ${pharmacy}, ${branch}`,
  branchOf: (pharmacy: string, branch: string) => `${pharmacy}, ${branch}`,
  branch: 'Sucursal',
  address: 'Dirección',
  phone: 'Teléfono',
  hours: 'Horario',
  delivery: '¿Cómo querés recibirlo?',
  pickup: 'Retiro en la sucursal',
  home: 'Envío a domicilio',
  homeDetail: 'La farmacia te dice cuánto cuesta el envío.',
  street: 'Calle',
  number: 'Número',
  floor: 'Piso/Depto',
  department: 'Distrito/Barrio',
  city: 'Ciudad',
  forThisOrder: 'La dirección es de tu perfil. Si la cambiás, vale solo para este pedido.',
  continue: 'Continuar',
  back: 'Volver',
  pharmacy: 'Farmacia',
  what: 'Recetas',
  how: 'Entrega',
  patients: 'Para',
  toAddress: (address: string) => `Envío a ${address}`,
  next: 'La farmacia te va a pasar el precio. No se cobra nada hasta que lo aceptes.',
  send: 'Enviar a la farmacia',
  failed: 'Ocurrió un error en el envío de la receta',
} as const;

/** Why an order was refused, and what to do. */
export const sendRefusals: Readonly<Record<string, string>> = {
  'pharmacy-orders.prescription-unavailable':
    'Alguna de estas recetas ya está en otro pedido, se entregó o se anuló. Volvé a Mis recetas y elegí de nuevo.',
  'pharmacy-orders.prescription-overdue':
    'Alguna de estas recetas está vencida. Volvé a Mis recetas y elegí de nuevo.',
  'pharmacy-orders.prescription-not-started':
    'Alguna de estas recetas todavía no se puede usar. Volvé a Mis recetas y fijate desde qué fecha.',
  'pharmacy-orders.branch-closed':
    'Esta sucursal ya no recibe pedidos. Volvé y elegí otra farmacia.',
};

/** Messages of the address. */
export const addressMessages: Readonly<Record<string, string>> = {
  'street.required': 'La calle es requerida',
  'street.too-long': 'La calle es demasiado larga',
  'number.required': 'La numeración es requerida',
  'number.too-long': 'La numeración es demasiado larga',
  'digits.only': 'Ingresa sólo números',
  'floor.too-long': 'El piso o departamento es demasiado largo',
  'number_department.too-long': 'El distrito o barrio es demasiado largo',
  'city.required': 'La ciudad es requerida',
  'city.too-short': 'La ciudad tiene que tener al menos 3 letras',
  'city.too-long': 'La ciudad es demasiado larga',
};
