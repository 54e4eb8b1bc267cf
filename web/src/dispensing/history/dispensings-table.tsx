import type { Dispensing } from '@app/contract/dispensing';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { type Column, Table } from '../../ui/layout/table.tsx';
import { PartialChip } from '../proof-sheet.tsx';
import { historyCopy as copy } from './history.copy.ts';

type Props = {
  dispensings: readonly Dispensing[];
  /** Address of a dispensing's proof. */
  addressOf: (id: string) => string;
};

/** Dispensings of the branch, newest first. */
export const DispensingsTable = ({ dispensings, addressOf }: Props) => (
  <Table
    caption={copy.table}
    columns={columnsWith(addressOf)}
    rows={dispensings}
    rowKey={({ id }) => id}
  />
);

const medicines = ({ lines: [first, ...others] }: Dispensing): string =>
  first ? copy.more(first.name, others.length) : '';

const columnsWith = (addressOf: Props['addressOf']): Column<Dispensing>[] => [
  {
    id: 'date',
    header: copy.date,
    isNumeric: true,
    cell: ({ date }) => formatDateTime(date),
  },
  {
    id: 'patient',
    header: copy.patient,
    isTyped: true,
    isRowHeader: true,
    cell: ({ patient_name }) => patient_name,
  },
  { id: 'medicines', header: copy.medicines, isTyped: true, cell: medicines },
  {
    id: 'pharmacist',
    header: copy.pharmacist,
    isTyped: true,
    cell: ({ pharmacist }) => pharmacist.name,
  },
  {
    id: 'kind',
    header: copy.kind,
    cell: ({ partial }) => (partial ? <PartialChip>{copy.partial}</PartialChip> : copy.whole),
  },
  {
    id: 'actions',
    header: copy.actions,
    isAction: true,
    cell: ({ id, patient_name, date }) => (
      <LinkButton to={addressOf(id)} aria-label={copy.seeOf(patient_name, formatDateTime(date))}>
        {copy.see}
      </LinkButton>
    ),
  },
];
