import { OPENINGS_PER_DAY } from './week.ts';

/** Texts of the frame of a pharmacy. */
export const doorCopy = {
  title: 'Tu cuenta no tiene sucursal',
  detail:
    'El mostrador y el historial son de una sucursal, y tu cuenta no está asociada a ninguna. Pedile a Operaciones que la asocie.',
  failed: 'Ocurrió un error al obtener la sucursal',
  outOfUse:
    'Tu sucursal está dada de baja: los pacientes no le pueden mandar recetas y el mostrador está cerrado. Los pedidos que ya tiene siguen: terminalos en Pedidos.',
  nameOf: (pharmacy: string, branch: string) => `${pharmacy} · ${branch}`,
} as const;

/** Texts of the branch's screen. */
export const branchCopy = {
  title: 'Sucursal',
  fixed: 'El nombre, la localidad y la provincia los cambia Operaciones.',
  pharmacy: 'Farmacia',
  branch: 'Sucursal',
  place: 'Localidad',
  placeOf: (locality: string, province: string) => `${locality}, ${province}`,
  contact: 'Dirección y teléfono',
  streetName: 'Calle',
  streetNumber: 'Altura',
  phoneNumber: 'Teléfono',
  hours: 'Horarios de atención',
  hoursHint: 'Escribí las horas como 09:00 o 24:00. Un día sin horarios figura cerrado.',
  closed: 'Cerrado',
  from: 'Abre',
  to: 'Cierra',
  add: 'Agregar horario',
  addOf: (day: string) => `Agregar horario el ${day}`,
  full: `Un día tiene ${OPENINGS_PER_DAY} horarios como máximo.`,
  removeOf: (day: string, from: string, to: string) =>
    from || to ? `Quitar ${from} a ${to} del ${day}` : `Quitar el horario vacío del ${day}`,
  copy: 'Copiar a otros días',
  copyOf: (day: string) => `Copiar a otros días el ${day}`,
  copyTitle: (day: string) => `Copiar los horarios del ${day}`,
  copyDays: '¿A qué días?',
  copyDetail: 'Los horarios que esos días tengan ahora se reemplazan.',
  copyRequired: 'Elegí al menos un día',
  copyAct: 'Copiar',
  back: 'Volver',
  opening: (from: string, to: string) => `${from} a ${to}`,
  save: 'Guardar cambios',
  saved: 'Los datos de la sucursal quedaron guardados.',
  failed: 'No se guardaron los cambios.',
  stale: {
    title: 'Otra persona cambió la sucursal mientras la editabas',
    detail: 'Esto es lo que quedó guardado. Lo que escribiste sigue abajo.',
    address: 'Dirección',
    phone: 'Teléfono',
    keepMine: 'Guardar lo que escribí',
    takeTheirs: 'Descartar lo que escribí',
  },
} as const;

const invalidTime = 'Escribí una hora como 09:00';

/** Messages of refused fields. */
export const branchMessages = {
  'streetName.required': 'Ingresá la calle',
  streetName: 'La calle es demasiado larga',
  'streetNumber.required': 'Ingresá la altura',
  streetNumber: 'La altura es demasiado larga',
  'phoneNumber.required': 'Ingresá el teléfono',
  phoneNumber: 'Ingresá un teléfono válido',
  'time.invalid': invalidTime,
  'openingHours.order': 'Tiene que cerrar después de abrir',
  'openingHours.overlap': 'Se superpone con otro horario del mismo día',
} as const;
