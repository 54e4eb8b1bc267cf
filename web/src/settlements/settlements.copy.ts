import { countOf } from '../ui/format.ts';

const visits = (count: number) => countOf(count, 'consulta', 'consultas');

/** Texts of the settlements; the column names are in the contract. */
export const settlementsCopy = {
  title: 'Liquidaciones',
  intro:
    'Tus consultas terminadas de cada mes, por obra social o prepaga, para presentar a quien las paga.',
  month: 'Mes',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  noNext: 'Todavía no empezó el mes que sigue.',
  own: 'Tus consultas',
  csv: 'Descargar CSV',
  csvFailed: 'No se pudo descargar el CSV.',
  failed: 'Ocurrió un error al obtener tus consultas',
  empty: (month: string) => `No tenés consultas terminadas en ${month}`,
  emptyDetail: 'Las consultas de la guardia y de los turnos aparecen acá cuando las finalizás.',
  rows: (month: string) => `Consultas de ${month} por obra social o prepaga`,
  detail: (month: string) => `Detalle de las consultas de ${month}`,
  quantity: 'Consultas',
  amount: 'Importe',
  total: 'Total',
  noTariff: 'Sin arancel',
  withoutTariff: (count: number) =>
    count === 1
      ? 'Hay 1 consulta sin arancel cargado, que no está en el importe total.'
      : `Hay ${visits(count)} sin arancel cargado, que no están en el importe total.`,
  noTariffs:
    'Tu clínica todavía no cargó los aranceles de este mes: contamos las consultas, sin importes.',
  when: 'Fecha y hora',
  noValue: '–',
  sample: 'Ejemplo de liquidación',
  sampleChip: 'Datos de ejemplo',
  sampleIntro:
    'Así se ve una liquidación con todos los aranceles cargados. Los pacientes, las obras sociales y los importes son inventados.',
  sampleRows: 'Liquidación de ejemplo por obra social o prepaga',
  sampleCsv: 'Descargar CSV de ejemplo',
  sampleFileName: 'liquidacion-de-ejemplo.csv',
} as const;
