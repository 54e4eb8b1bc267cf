import type { BranchAct, PharmaciesProblem } from '@app/contract/pharmacies';
import type { OPEN_ORDER_STATUSES, PharmacyOrdersProblem } from '@app/contract/pharmacy-orders';
import { countOf } from '../../ui/format.ts';

/** Texts of the list of branches. */
export const branchesCopy = {
  title: 'Farmacias',
  filters: 'Buscar sucursales',
  search: 'Farmacia, sucursal, calle o localidad',
  state: 'Estado',
  allStates: 'Todas',
  active: 'Activa',
  inactive: 'Dada de baja',
  actives: 'Activas',
  inactives: 'Dadas de baja',
  add: 'Agregar sucursal',
  failed: 'No pudimos leer las sucursales.',
  none: 'No hay sucursales para mostrar',
  noneDetail: 'Probá con otra palabra, o agregá la que falta.',
  branch: 'Sucursal',
  nameOf: (pharmacy: string, branch: string) => `${pharmacy}, ${branch}`,
  address: 'Dirección',
  addressOf: (street: string, number: string, locality: string) =>
    `${street} ${number}, ${locality}`,
  now: 'Ahora',
  accounts: 'Cuentas',
  noAccount: 'Sin cuenta',
  openOrders: 'Pedidos en curso',
} as const;

/** Texts of the sheet of a branch. */
export const branchSheetCopy = {
  failed: 'No pudimos leer esta sucursal.',
  pharmacy: 'Farmacia',
  cuit: 'CUIT',
  phone: 'Teléfono',
  place: 'Dirección',
  placeOf: (street: string, number: string, locality: string, province: string) =>
    [`${street} ${number}`, ...new Set([locality, province])].join(', '),
  accountsHint: 'Las cuentas se crean y se asocian a una sucursal en Personas.',
  people: 'Ir a Personas',
  orders: 'Ver sus pedidos',
  outOfUse: (orders: number) =>
    `Ningún paciente la ve, y su mostrador está cerrado. ${
      orders === 0
        ? 'No le quedan pedidos en curso.'
        : `Le quedan ${orders === 1 ? '1 pedido en curso' : `${orders} pedidos en curso`}: siguen y su cuenta los termina, o los cancelás.`
    }`,
  pharmacyOutOfUse: 'La farmacia está dada de baja, y con ella todas sus sucursales.',
  withoutAccount: 'Nadie la atiende todavía: los pedidos que le manden no los ve nadie.',
  edit: 'Cambiar datos',
  cancelEdit: 'Dejar como está',
  deactivate: 'Dar de baja',
  reactivate: 'Reactivar',
  readOnly: 'Solo Operaciones puede cambiar las sucursales.',
} as const;

/** Texts of the forms. */
export const branchEditorCopy = {
  addTitle: 'Agregar sucursal',
  ofPharmacy: 'Farmacia',
  ofPharmacyHint: 'Si ya tiene otra sucursal, escribí el CUIT y el nombre tal como están.',
  cuit: 'CUIT de la farmacia',
  pharmacyName: 'Nombre de la farmacia',
  ofBranch: 'Sucursal',
  name: 'Nombre de la sucursal',
  nameHint: 'Por ejemplo: Centro',
  locality: 'Localidad',
  province: 'Provincia',
  save: 'Guardar cambios',
  add: 'Agregar',
  saved: 'Los datos de la sucursal quedaron guardados, y les avisamos a sus cuentas.',
  added: 'La sucursal quedó agregada. Falta asociarle una cuenta en Personas.',
  failed: 'No se guardó. Probá de nuevo.',
  purpose: 'Para cambiar una sucursal',
  confirm: 'Confirmar',
  otherName: (name: string) =>
    `Ese CUIT es de «${name}». Si es la misma farmacia, escribí el nombre así; si no, revisá el CUIT.`,
} as const;

const standing = {
  purpose: 'Para cambiar una sucursal',
  failed: 'No se hizo el cambio. Probá de nuevo.',
} as const;

/** Texts of the dialogs that deactivate and reactivate a branch. */
export const standingCopy = {
  deactivate: (name: string) => ({
    ...standing,
    title: `Dar de baja: ${name}`,
    explain:
      'Los pacientes dejan de verla en el momento y su mostrador se cierra. Los pedidos que ya tiene siguen, y su cuenta los termina. No se borra nada: la podés reactivar. Les avisamos a sus cuentas.',
    confirm: 'Dar de baja',
  }),
  reactivate: (name: string) => ({
    ...standing,
    title: `Reactivar: ${name}`,
    explain:
      'Los pacientes la vuelven a ver en el momento y su mostrador se abre. Les avisamos a sus cuentas.',
    confirm: 'Reactivar',
  }),
  deactivated: 'La sucursal quedó dada de baja.',
  reactivated: 'La sucursal está activa otra vez.',
  stale: 'No se hizo: otra persona cambió la sucursal mientras la mirabas. Ya se ve cómo quedó.',
  reason: 'Motivo',
  reasonHint: 'Queda en el historial con tu nombre, y lo leen las cuentas de la sucursal.',
} as const;

/** Texts of what taking a branch out of use touches. */
export const touchedOrdersCopy = {
  title: 'Sus pedidos en curso',
  failed: 'No pudimos leer sus pedidos.',
  nothing: 'No tiene pedidos en curso.',
  of: {
    CREATED: (orders) => countOf(orders, 'pedido sin cotizar', 'pedidos sin cotizar'),
    QUOTED: (orders) =>
      countOf(orders, 'pedido cotizado, sin pagar', 'pedidos cotizados, sin pagar'),
    PRE_PAID: (orders) =>
      countOf(orders, 'pedido con el pago en curso', 'pedidos con el pago en curso'),
    PAID: (orders) => countOf(orders, 'pedido pago, sin entregar', 'pedidos pagos, sin entregar'),
    SENT: (orders) => countOf(orders, 'pedido enviado', 'pedidos enviados'),
  } satisfies Record<(typeof OPEN_ORDER_STATUSES)[number], (orders: number) => string>,
  after:
    'Si la sucursal no los va a terminar, después de la baja podés cancelar desde acá los que no se enviaron ni se están pagando: a cada paciente le avisamos y le devolvemos lo que pagó.',
} as const;

/** Texts of cancelling the orders of a branch out of use. */
export const cancelOrdersCopy = {
  open: 'Cancelar sus pedidos',
  dialog: (name: string) => ({
    title: `Cancelar los pedidos de ${name}`,
    explain:
      'Se cancelan los que no se pagaron y los pagos de los que no se entregó nada: a cada paciente le avisamos, con el motivo, y le devolvemos lo que pagó. Las recetas quedan para otra farmacia. Los enviados y los que se están pagando siguen.',
    confirm: 'Cancelar los pedidos',
    purpose: 'Para cancelar los pedidos de una sucursal',
    failed: 'No se cancelaron todos. Mirá los que quedan y probá de nuevo.',
  }),
  done: (cancelled: number, open: number) =>
    `${cancelled === 0 ? 'No había pedidos para cancelar' : countOf(cancelled, 'pedido cancelado', 'pedidos cancelados')}. ${
      open === 0
        ? 'No queda ninguno en curso.'
        : `${open === 1 ? 'Queda 1' : `Quedan ${open}`} en curso.`
    }`,
  reason: 'Motivo',
  reasonHint: 'Lo leen los pacientes y la sucursal.',
} as const;

export const standingMessages = {
  'reason.too-short': 'Contá el motivo en al menos 10 caracteres',
  'reason.too-long': 'El motivo es demasiado largo',
} as const;

export const staffBranchMessages = {
  'name.required': 'Ingresá el nombre de la sucursal',
  'locality.required': 'Ingresá la localidad',
  'provinceCode.required': 'Elegí la provincia',
  'cuit.required': 'Ingresá el CUIT',
  'cuit.invalid': 'Ingresá un CUIT válido, de 11 números',
  'pharmacyName.required': 'Ingresá el nombre de la farmacia',
} as const;

export const branchProblems: Partial<Record<string, string>> = {
  'pharmacies.stale-branch': 'No se guardó: arriba está lo que quedó guardado.',
  'pharmacies.name-taken': 'La farmacia ya tiene una sucursal con ese nombre.',
  'pharmacies.pharmacy-inactive':
    'La farmacia está dada de baja. Pedile a quien administra el sistema que la active.',
  'pharmacies.unknown-province': 'Elegí otra provincia.',
  'pharmacy-orders.branch-in-use':
    'La sucursal está activa otra vez: sus pedidos se cancelan de a uno, en Pedidos.',
} satisfies Partial<Record<PharmaciesProblem | PharmacyOrdersProblem, string>>;

/** Names of acts in a branch's history. */
export const branchActName: Record<BranchAct, string> = {
  ADDED: 'Alta',
  CHANGED: 'Cambio de datos',
  DEACTIVATED: 'Baja',
  REACTIVATED: 'Reactivación',
};
