import { formatDate, formatDateTime } from '../../ui/format.ts';

/** Texts of the counter. */
export const counterCopy = {
  title: 'Mostrador',
  intro: 'Escaneá o escribí el código de la receta (CUIR) y el DNI del paciente.',
  cuir: 'CUIR',
  cuirHint: '41 dígitos, con o sin espacios. Sirve el de cualquier medicamento de la receta.',
  dni: 'DNI del paciente',
  dniHint: '7 u 8 números',
  open: 'Abrir receta',
  another: 'Otra receta',
  close: 'Cerrar sin entregar',
  prescription: 'Receta',
  patient: 'Paciente',
  idNumber: 'DNI',
  coverage: 'Cobertura',
  affiliate: 'Afiliado',
  professional: 'Profesional',
  professionalOf: (name: string, licence: string) => `${name} · ${licence}`,
  issued: 'Fecha',
  validity: 'Vigencia',
  diagnosis: 'Diagnóstico',
  lines: 'Medicamentos recetados',
  quantity: (count: number) => (count === 1 ? '1 envase' : `${count} envases`),
  noSubstitution: 'No sustituir',
  extended: 'Tratamiento prolongado',
  sale: {
    free: 'Venta libre',
    prescription: 'Venta bajo receta',
    archived: 'Venta bajo receta archivada',
    restricted: 'Venta legalmente restringida',
  },
} as const;

/** Why a prescription cannot be dispensed. */
export const reasonCopy = {
  title: 'No se puede dispensar',
  dispensed: (date: string) => `Ya se dispensó el ${formatDateTime(date)}. Se usa una sola vez.`,
  dispensedSometime: 'Ya se dispensó. Se usa una sola vez.',
  notStarted: (day: string) => `Se puede dispensar desde el ${formatDate(day)}.`,
  overdue: (day: string) => `Venció el ${formatDate(day)}. El paciente necesita otra receta.`,
  blocked:
    'Una farmacia la bloqueó por un error manifiesto. Nadie la puede dispensar hasta que la revise quien la hizo.',
} as const;

/** Texts of the dispensing form. */
export const serveCopy = {
  title: 'Entrega',
  delivered: 'Cantidad entregada',
  deliveredHint: (prescribed: string) => `Recetado: ${prescribed}. Con 0 no se entrega.`,
  notDelivered: 'Este medicamento no se entrega.',
  product: 'Producto',
  pack: 'Presentación',
  lot: 'Lote',
  substitution: 'Se entrega otro medicamento',
  substitutionReason: 'Motivo de la sustitución',
  noSubstitution: 'Quien recetó pidió este medicamento: no se puede entregar otro.',
  pharmacist: 'Profesional farmacéutico',
  pharmacistHint: 'Queda escrito para las próximas entregas de esta pestaña.',
  name: 'Nombre y apellido',
  licence: 'Matrícula',
  summary: 'Resumen',
  summaryLine: (given: string, prescribed: number, name: string) =>
    `${given || '…'} de ${prescribed} · ${name}`,
  substituted: 'sustitución',
  once: 'Se usa una sola vez.',
  partial: 'Entrega parcial: lo que falta necesita otra receta.',
  send: 'Registrar entrega',
  question: '¿Registrar la entrega?',
  consequence:
    'La receta se usa una sola vez: después no la puede dispensar ninguna farmacia, y la entrega no se modifica. El paciente recibe un aviso.',
  done: 'Entrega registrada',
} as const;

/** Texts of blocking. */
export const blockCopy = {
  open: 'Bloquear por error manifiesto',
  title: 'Bloquear la receta',
  consequence:
    'Ninguna farmacia va a poder dispensarla hasta que la revise quien la hizo. Le avisamos, junto con el motivo, y también al paciente.',
  reason: 'Motivo',
  reasonHint: 'Por ejemplo: la dosis no existe para ese medicamento.',
  send: 'Bloquear receta',
  back: 'Volver',
  done: 'Receta bloqueada. Le avisamos a quien la hizo.',
} as const;

/** Texts after an act whose answer was lost. */
export const unknownCopy = {
  text: 'No sabemos si quedó registrado: se cortó la conexión antes de la respuesta. Abrí la receta de nuevo: si quedó registrado, lo dice acá.',
  again: 'Abrir de nuevo',
  notDone: 'Todavía no figura registrado. Podés intentarlo otra vez: no se registra dos veces.',
} as const;

/** Messages of refused fields. */
export const counterMessages = {
  'cuir.required': 'Ingresá el CUIR',
  'cuir.invalid': 'El CUIR tiene 41 dígitos. Revisá que esté completo.',
  'dni.required': 'Ingresá el DNI del paciente',
  'dni.invalid': 'El DNI tiene 7 u 8 números',
  'quantity.required': 'Ingresá la cantidad que se entrega, o 0',
  'quantity.above': 'No se puede entregar más de lo recetado',
  'product.required': 'Ingresá el producto',
  'pack.required': 'Ingresá la presentación',
  'lot.required': 'Ingresá el lote',
  'substitution.required': 'Ingresá el motivo de la sustitución',
  'name.required': 'Ingresá el nombre y apellido de quien entrega',
  'licence.required': 'Ingresá la matrícula de quien entrega',
  'reason.required': 'Ingresá el motivo',
  'lines.nothing': 'No hay nada para entregar: todas las cantidades son 0.',
} as const;

/** Why the server refused an act at the counter. */
export const counterProblem: Readonly<Record<string, string>> = {
  'dispensing.not-found':
    'No encontramos una receta que se pueda dispensar con ese CUIR y ese DNI. Revisá los dos datos.',
  'dispensing.not-started': 'Todavía no se puede dispensar: no llegó el día desde el que vale.',
  'dispensing.lines-differ':
    'Lo que se entrega no coincide con lo recetado. Revisá las cantidades.',
  'dispensing.substitution-refused':
    'Quien recetó pidió ese medicamento: no se puede entregar otro.',
};
