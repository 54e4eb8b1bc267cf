import type { PriceFault } from '@app/contract/price-list';
import { PRICE_COLUMNS } from '@app/contract/price-list';
import { countOf } from '../ui/format.ts';

/** Texts of the price list. */
export const priceListCopy = {
  title: 'Lista de precios',
  intro:
    'Con la lista cargada, las cotizaciones se completan solas y se ven todas las marcas de cada droga con su precio.',
  rows: (count: number) => countOf(count, 'producto', 'productos'),
  imported: (date: string) => `Cargada el ${date}`,
  empty: 'Todavía no hay lista de precios',
  emptyDetail: 'Subí un archivo CSV con tus productos.',
  nothing: 'Ningún producto coincide',
  failed: 'Ocurrió un error al obtener la lista de precios',
  search: 'Buscar por producto o droga',
  table: 'Productos de la sucursal',
  product: 'Producto',
  ingredient: 'Droga',
  form: 'Forma',
  strength: 'Concentración',
  pack: 'Presentación',
  price: 'Precio',
  pager: 'Páginas de la lista',
  newer: 'Anteriores',
  older: 'Siguientes',
  upload: 'Subir una lista',
  format: `Un archivo CSV con estas columnas: ${PRICE_COLUMNS.join(', ')}. La lista nueva reemplaza a la anterior.`,
  choose: 'Elegir archivo CSV',
  example: 'Descargar un ejemplo',
  exampleName: 'lista-de-precios.csv',
  tooBig: 'El archivo es demasiado grande: puede tener 4 MB como máximo.',
  notCsv: 'Elegí un archivo CSV.',
  unreadable: 'No pudimos leer el archivo. En la planilla, guardalo como «CSV UTF-8».',
  preview: (name: string) => `Vista previa de ${name}`,
  would: 'Al reemplazar la lista:',
  added: (count: number) => `${countOf(count, 'producto nuevo', 'productos nuevos')}`,
  changed: (count: number) => `${countOf(count, 'producto cambia', 'productos cambian')}`,
  removed: (count: number) => `${countOf(count, 'producto sale', 'productos salen')} de la lista`,
  faulty: (count: number) =>
    `${countOf(count, 'fila con errores', 'filas con errores')}. Corregí el archivo y subilo de nuevo: con errores no se reemplaza nada.`,
  noRows: 'El archivo no tiene ningún producto: la lista queda como está.',
  faults: 'Filas con errores',
  free: (count: number) => `${countOf(count, 'producto', 'productos')} con precio 0`,
  freeList: 'Productos con precio 0',
  freeQuestion: (count: number) =>
    count === 1
      ? '¿El producto con precio 0 es sin cargo?'
      : '¿Los productos con precio 0 son sin cargo?',
  freeText: 'Las cotizaciones se completan con estos precios: con 0, el paciente no paga nada.',
  freeMeant: 'Sí, sin cargo',
  freeNotMeant: 'No, corregir el archivo',
  sample: 'Primeras filas, como se leyeron',
  replace: 'Reemplazar la lista',
  cancel: 'Cancelar',
  done: (count: number) => `Lista reemplazada: ${countOf(count, 'producto', 'productos')}`,
  importFailed: 'No se pudo reemplazar la lista.',
  previewFailed: 'No se pudo revisar el archivo.',
} as const;

const REASONS: Record<PriceFault['code'], string> = {
  missing: 'falta',
  'too-long': 'es demasiado larga',
  'not-a-price': 'no es un precio',
  repeated: 'el producto está repetido',
  columns: 'falta la columna',
  'too-many': 'el archivo tiene demasiadas filas',
};

/** A fault of a row: `Fila 12, precio: no es un precio`. */
export const faultText = ({ row, column, code }: PriceFault): string =>
  [`Fila ${row}`, column && `, ${column}`, `: ${REASONS[code]}`].filter(Boolean).join('');
