import type { ListChange, ListColumn, StaffListName } from '@app/contract/catalogs';
import { formatDate, formatNumber, formatPesos } from '../../ui/format.ts';

/** Texts of the lists that staff edits. */
export const staffListsCopy = {
  catalogs: 'Catálogos',
  coverages: 'Coberturas',
  list: 'Lista',
  search: 'Buscar en la lista',
  searchField: 'Buscar',
  state: 'Estado',
  allStates: 'Todos',
  active: 'Activa',
  inactive: 'Desactivada',
  none: 'No hay nada con esos filtros',
  noneDetail: 'Probá con otra palabra, o agregá lo que falta.',
  empty: 'La lista está vacía',
  emptyDetail: 'Lo que se agregue o se importe aparece acá.',
  failed: 'No pudimos leer la lista.',
  rowFailed: 'No pudimos leer esta fila.',
  add: 'Agregar',
  save: 'Guardar',
  isActive: 'Se ofrece para elegir',
  isActiveHint:
    'Si lo desactivás, deja de ofrecerse y lo que ya lo usa queda como está. No se borra nada.',
  reason: 'Motivo del cambio',
  reasonHint: 'Queda en el historial. Hace falta para desactivar y en las coberturas.',
  saved: 'Quedó guardado',
  saveFailed: 'No se guardó. Probá de nuevo.',
  purpose: 'Para cambiar la lista',
  confirm: 'Confirmar',
  usedBy: (count: number, most: number) =>
    count === 0 ? 'Nadie lo usa todavía.' : `Usado por ${count >= most ? `${most} o más` : count}.`,
  readOnly: 'Solo Operaciones puede cambiar esta lista.',
  limitHint: 'Vacío es sin límite. Si lo bajás, cuenta desde el mes que viene.',
  privatePriceHint: 'Vacío es el precio general.',
  tariffNote:
    'Un arancel se agrega o se cambia hasta el día anterior al que empieza a regir: con los que rigen ya se liquida. Para un precio nuevo, agregá otro con su fecha.',
  priceNote:
    'La consulta particular cuesta lo que diga el plan de cada persona. Donde el plan no dice nada vale el precio general, que fija quien administra el sistema.',
  added: 'Alta',
  changed: (names: string) => (names ? `Cambió ${names}` : 'Se guardó sin cambios'),
  deactivated: 'Desactivación',
  reactivated: 'Reactivación',
  yes: 'Sí',
  no: 'No',
  importTitle: 'Importar un archivo',
  import: 'Importar CSV',
  importFormat: (columns: string) =>
    `CSV con estas columnas: ${columns}. Hasta 8 MB; los archivos más grandes se importan desde el servidor.`,
  source: 'De dónde viene el archivo',
  sourceHint: 'Por ejemplo: Ministerio de Salud, tabla CIE-10 2026',
  licence: 'Licencia o permiso de uso',
  licenceHint: 'Por ejemplo: CC BY 4.0, uso interno',
  deactivateMissing: 'Desactivar lo que el archivo no trae',
  choose: 'Elegir archivo',
  chosen: (name: string) => `Archivo: ${name}`,
  fileMissing: 'Elegí un archivo',
  notCsv: 'El archivo tiene que ser CSV.',
  tooBig: 'El archivo tiene más de 8 MB: importalo desde el servidor.',
  unreadable: 'No pudimos leer el archivo. En la planilla, guardalo como «CSV UTF-8».',
  lookAt: 'Ver qué cambia',
  looking: 'Leyendo el archivo…',
  preview: 'Qué va a cambiar',
  counts: {
    added: 'Se agregan',
    changed: 'Cambian',
    unchanged: 'Quedan igual',
    repeated: 'Repetidas en el archivo',
    leftOut: 'Capítulos y grupos, que no se cargan',
    deactivated: 'Se desactivan',
  },
  faulty: (count: number) =>
    count === 1
      ? 'Hay 1 fila con errores. Corregila en el archivo y volvé a elegirlo: no se guarda nada hasta que estén todas bien.'
      : `Hay ${count} filas con errores. Corregilas en el archivo y volvé a elegirlo: no se guarda nada hasta que estén todas bien.`,
  faults: 'Filas con errores',
  moreFaults: (count: number) => `Y ${count} más.`,
  confirmImport: 'Importar',
  imported: (added: number, changed: number) => `Listo: ${added} agregadas y ${changed} cambiadas`,
  importPurpose: 'Para importar la lista',
  importOf: (source: string, added: number, changed: number) =>
    `${source}: ${added} agregadas, ${changed} cambiadas`,
} as const;

export const listName: Record<StaffListName, string> = {
  specialties: 'Especialidades',
  diagnoses: 'Diagnósticos (CIE-10)',
  medications: 'Medicamentos',
  surgeries: 'Cirugías',
  diseases: 'Enfermedades',
  localities: 'Localidades',
  indications: 'Plantillas de indicaciones',
  holidays: 'Feriados',
  insurers: 'Obras sociales y prepagas',
  plans: 'Planes',
  tariffs: 'Aranceles',
};

const LABELS: Record<string, string> = {
  name: 'Nombre',
  on_guard: 'Atiende en la guardia',
  cie_10: 'Código',
  everyday_words: 'Palabras de todos los días',
  generic_name: 'Nombre genérico',
  form: 'Forma farmacéutica',
  concentration: 'Concentración',
  presentation: 'Presentación',
  sale_condition: 'Condición de venta',
  department: 'Departamento o partido',
  province_code: 'Provincia',
  body: 'Texto',
  day: 'Fecha',
  kind: 'Tipo',
  prepaid_health_id: 'Cobertura',
  monthly_consultations: 'Consultas por mes',
  family_members_allowed: 'Familiares (0 a 3)',
  private_price: 'Consulta particular',
  consultation_type: 'Tipo de consulta',
  specialty_id: 'Especialidad',
  valid_from: 'Rige desde',
  price: 'Arancel',
  active: 'el estado',
  insurer: 'Cobertura',
  specialty: 'Especialidad',
};
export const columnLabel = (name: string): string => LABELS[name] ?? name;

const CHOICES: Record<string, string> = {
  free: 'Venta libre',
  prescription: 'Bajo receta',
  archived: 'Receta archivada',
  restricted: 'Receta y decreto',
  PREPAID: 'Prepaga',
  SOCIAL: 'Obra social',
  PARTICULAR: 'Particular',
  VIRTUAL_GUARD: 'Guardia virtual',
  APPOINTMENT: 'Turno programado',
};
export const choiceLabel = (value: string): string => CHOICES[value] ?? value;

const EMPTY: Record<string, string> = {
  monthly_consultations: 'Sin límite',
  private_price: 'El de la instalación',
  specialty_id: 'Todas',
};

/** A value as the table shows it. */
export function shownValue(column: ListColumn, value: string, name: string | undefined): string {
  if (value === '') return EMPTY[column.name] ?? '—';
  if (column.kind === 'reference') return name ?? value;
  if (column.kind === 'switch') return value === 'true' ? staffListsCopy.yes : staffListsCopy.no;
  if (column.kind === 'price') return formatPesos(Number(value));
  if (column.kind === 'day') return formatDate(value);
  return column.kind === 'choice' ? choiceLabel(value) : value;
}

/** A change of a row, in words. */
export function changeText({ before, after }: ListChange): string {
  if (Object.keys(before).length === 0) return staffListsCopy.added;
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (names.length === 1 && names[0] === 'active')
    return after.active === 'true' ? staffListsCopy.reactivated : staffListsCopy.deactivated;
  return staffListsCopy.changed(names.map((name) => columnLabel(name).toLowerCase()).join(', '));
}

export const listFieldMessages = {
  'value.required': 'Completá este dato',
  'value.too-long': 'El texto es demasiado largo',
  'code.invalid': 'El código se escribe como J00 o J06.9',
  'price.invalid': 'Escribí el importe en pesos, como 15000,50',
  'count.invalid': 'Escribí un número entero',
  'count.too-high': 'El número es demasiado alto',
  'choice.unknown': 'Elegí una opción',
  'reference.unknown': 'Elegí una opción',
  'day.invalid': 'Escribí la fecha como 25/03/2026.',
  reason: 'Escribí el motivo del cambio',
  source: 'Escribí de dónde viene el archivo',
  licence: 'Escribí la licencia o el permiso de uso',
} as const;

export const staffListsProblem: Readonly<Record<string, string>> = {
  'catalogs.duplicate': 'Ya hay otra fila igual en la lista.',
  'catalogs.changed-meanwhile':
    'Otra persona cambió esta fila mientras la editabas. Cerrala y volvé a abrirla para ver cómo quedó.',
  'catalogs.reason-required': 'Escribí el motivo del cambio.',
  'catalogs.unknown-reference': 'Nombra algo que ya no está en su lista.',
  'catalogs.fixed': 'Ese dato identifica a la fila y no se cambia. Agregá otra.',
  'catalogs.tariff-in-force':
    'El arancel ya rige, o regiría desde antes de hoy: se liquida con él. Agregá otro con su fecha.',
  'catalogs.particular': 'Quien paga en forma particular necesita esta cobertura: queda como está.',
  'catalogs.row-not-found': 'La fila ya no está.',
  'catalogs.file-unreadable':
    'El archivo no se puede leer como esta lista. Revisá que tenga las columnas pedidas, alguna fila y las comillas cerradas.',
};

/** Choices of a list, `PREPAID, SOCIAL`, as the screens name them. */
const choicesText = (choices: string): string => choices.split(', ').map(choiceLabel).join(', ');

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^is (missing|empty)$/, 'falta'],
  [/^has more than (\d+) characters$/, 'tiene más de $1 caracteres'],
  [/^is no CIE-10 code$/, 'no es un código CIE-10'],
  [/^is no whole number$/, 'no es un número entero'],
  [/^is under (\d+)$/, 'es menos de $1'],
  [/^is over (\d+)$/, 'es más de $1'],
  [/^is none of (.+)$/, 'no es ninguno de: $1'],
  [/^is no day$/, 'no es una fecha'],
  [/^is no price$/, 'no es un importe'],
  [/^is no INDEC code$/, 'no es un código del INDEC'],
  [/^(.+) is not in the list$/, '«$1» no está en su lista'],
];

/** 'line 3: name is empty', as the importer reports it, in Spanish. */
export function importFaultText(fault: string): string {
  const [, line, column = '', reason = ''] = /^line (\d+): (\w+) (.*)$/.exec(fault) ?? [];
  const known = FAULTS.find(([pattern]) => pattern.test(reason));
  if (!(line && known)) return fault;
  const named = reason.replace(/^(is none of )(.+)$/, (_, none, all) => none + choicesText(all));
  return `Línea ${line}: ${columnLabel(column)} ${named.replace(...known)}`;
}

/** Why a whole file is refused, by the importer's words. */
const UNREADABLE: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    /^The file lacks (.+)\. Its columns: (.*)\.$/,
    (missing, found) =>
      `Al archivo le falta: ${missing.split(', ').map(columnLabel).join(', ')}. Sus columnas son: ${found}.`,
  ],
  [/^The file has no rows/, () => 'El archivo no tiene filas.'],
  [
    /^The file has more than (\d+) wrong values\. The first: (.+)$/,
    (most, first) =>
      `Hay más de ${most} valores para corregir. El primero: ${importFaultText(first)}.`,
  ],
  [
    /^The screen takes (\d+) rows/,
    (most) =>
      `Acá se importan hasta ${formatNumber(Number(most))} filas: partí el archivo en varios.`,
  ],
  [
    /more than (\d+) columns/,
    (most) => `Tiene más de ${most} columnas: revisá con qué se separan.`,
  ],
  [/opening quote at line (\d+)/, (line) => `Hay comillas sin cerrar desde la línea ${line}.`],
];

/** Why a file cannot be read as a list, in Spanish. */
export function unreadableFileText(detail = ''): string {
  for (const [pattern, say] of UNREADABLE) {
    const found = pattern.exec(detail);
    if (found) return say(...found.slice(1));
  }
  return staffListsProblem['catalogs.file-unreadable'] ?? '';
}
