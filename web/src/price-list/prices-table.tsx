import type { PriceOffer } from '@app/contract/price-list';
import { formatPesos } from '../ui/format.ts';
import { type Column, Table } from '../ui/layout/table.tsx';
import { priceListCopy as copy } from './price-list.copy.ts';

type Props = { caption: string; offers: readonly PriceOffer[] };

/** Products with their prices. */
export const PricesTable = ({ caption, offers }: Props) => (
  <Table
    caption={caption}
    columns={columns}
    rows={offers}
    rowKey={(offer) => Object.values(offer).join('|')}
  />
);

const columns: Column<PriceOffer>[] = [
  {
    id: 'product',
    header: copy.product,
    isTyped: true,
    isRowHeader: true,
    cell: ({ product }) => product,
  },
  {
    id: 'ingredient',
    header: copy.ingredient,
    isTyped: true,
    cell: ({ ingredient }) => ingredient,
  },
  { id: 'form', header: copy.form, cell: ({ form }) => form },
  { id: 'strength', header: copy.strength, cell: ({ strength }) => strength },
  { id: 'pack', header: copy.pack, cell: ({ pack }) => pack },
  { id: 'price', header: copy.price, isNumeric: true, cell: ({ price }) => formatPesos(price) },
];
