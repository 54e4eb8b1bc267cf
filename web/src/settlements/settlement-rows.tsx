import { type Settlement, type SettlementRow, settlementWords } from '@app/contract/settlements';
import { formatNumber, formatPesos } from '../ui/format.ts';
import { type Column, Table } from '../ui/layout/table.tsx';
import { settlementsCopy as copy } from './settlements.copy.ts';

type Props = { caption: string; settlement: Pick<Settlement, 'rows' | 'total'> };

/** Visits added up by payer, with totals. */
export const SettlementRows = ({ caption, settlement: { rows, total } }: Props) => (
  <Table
    caption={caption}
    columns={columnsWith(total)}
    rows={rows}
    rowKey={({ insurer, consultation_type, tariff }) =>
      [insurer, consultation_type, tariff].join('|')
    }
  />
);

const columnsWith = (total: Settlement['total']): Column<SettlementRow>[] => [
  {
    id: 'insurer',
    header: settlementWords.insurer,
    isRowHeader: true,
    cell: ({ insurer }) => insurer ?? settlementWords.particular,
    total: copy.total,
  },
  {
    id: 'type',
    header: settlementWords.type,
    cell: ({ consultation_type }) => settlementWords.types[consultation_type],
  },
  {
    id: 'quantity',
    header: copy.quantity,
    isAmount: true,
    cell: ({ visits }) => formatNumber(visits),
    total: formatNumber(total.visits),
  },
  {
    id: 'tariff',
    header: settlementWords.tariff,
    isAmount: true,
    cell: ({ tariff }) => (tariff === null ? copy.noTariff : formatPesos(tariff)),
  },
  {
    id: 'amount',
    header: copy.amount,
    isAmount: true,
    cell: ({ amount }) => (amount === null ? copy.noValue : formatPesos(amount)),
    total: total.amount === null ? copy.noValue : formatPesos(total.amount),
  },
];
