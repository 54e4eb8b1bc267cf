import { type SettledVisit, settlementWords } from '@app/contract/settlements';
import { formatDateTime, formatPesos } from '../ui/format.ts';
import { type Column, Table } from '../ui/layout/table.tsx';
import { settlementsCopy as copy } from './settlements.copy.ts';

type Props = { caption: string; visits: readonly SettledVisit[] };

/** Each visit, with only what its payer needs. */
export const VisitsTable = ({ caption, visits }: Props) => (
  <Table caption={caption} columns={columns} rows={visits} rowKey={({ id }) => id} />
);

const columns: Column<SettledVisit>[] = [
  {
    id: 'date',
    header: copy.when,
    isRowHeader: true,
    isNumeric: true,
    cell: ({ date }) => formatDateTime(date),
  },
  {
    id: 'insurer',
    header: settlementWords.insurer,
    cell: ({ insurer }) => insurer ?? settlementWords.particular,
  },
  { id: 'plan', header: settlementWords.plan, cell: ({ plan }) => plan ?? copy.noValue },
  {
    id: 'affiliate',
    header: settlementWords.affiliate,
    isNumeric: true,
    cell: ({ affiliate_number }) => affiliate_number ?? copy.noValue,
  },
  {
    id: 'patient',
    header: settlementWords.patient,
    cell: ({ patient_initials }) => patient_initials,
  },
  {
    id: 'type',
    header: settlementWords.type,
    cell: ({ consultation_type }) => settlementWords.types[consultation_type],
  },
  {
    id: 'tariff',
    header: settlementWords.tariff,
    isAmount: true,
    cell: ({ tariff }) => (tariff === null ? copy.noTariff : formatPesos(tariff)),
  },
];
