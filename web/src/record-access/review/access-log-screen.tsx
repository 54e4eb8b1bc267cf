import { type Access, readingReasons } from '@app/contract/record-access';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatDateTime } from '../../ui/format.ts';
import type { Column } from '../../ui/layout/table.tsx';
import { type Filter, FilterBar } from '../../ui/listing/filter-bar.tsx';
import { PagedTable } from '../../ui/listing/paged-table.tsx';
import type { Filters } from '../../ui/listing/use-address-filters.ts';
import { IdentityDialog } from '../../ui/overlays/identity-dialog.tsx';
import { accessLogCopy as copy, reasonNames } from './review.copy.ts';
import { type AskedAccesses, accessLogQuery } from './review.queries.ts';

type Name = 'idNumber' | 'email' | 'fromDate' | 'toDate' | 'reason';

const NOTHING: Filters<Name> = { idNumber: '', email: '', fromDate: '', toDate: '', reason: '' };

/** Who opened which record. The filter names people, so it is never in an address. */
export function AccessLogScreen() {
  const [filters, setFilters] = useState(NOTHING);
  const [isAsking, setIsAsking] = useState(false);
  const query = useInfiniteQuery({ ...accessLogQuery(askedOf(filters)), retry: false });
  const isClosed = problemCode(query.error) === 'session.step-up-required';
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{copy.explain}</p>
      {isClosed ? (
        <Button kind="primary" icon={<ShieldCheck aria-hidden />} onPress={() => setIsAsking(true)}>
          {copy.enter}
        </Button>
      ) : (
        <>
          <FilterBar
            label={copy.search}
            fields={FIELDS}
            filters={filters}
            onFilter={(changed) => setFilters({ ...filters, ...changed })}
          />
          <PagedTable
            caption={copy.caption}
            columns={COLUMNS}
            query={query}
            rowKey={({ id }) => id}
            failed={copy.failed}
            empty={<EmptyState text={copy.none} illustration="calm" />}
          />
        </>
      )}
      {isAsking && (
        <IdentityDialog
          purpose={copy.purpose}
          confirmLabel={copy.confirm}
          onProved={() => {
            setIsAsking(false);
            void query.refetch();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

function askedOf({ idNumber, email, fromDate, toDate, reason }: Filters<Name>): AskedAccesses {
  const known = readingReasons.find((one) => one === reason);
  const digits = idNumber.replace(/\D/g, '');
  return {
    ...(digits && { idNumber: digits }),
    ...(email.trim() && { email: email.trim() }),
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
    ...(known && { reason: known }),
  };
}

const FIELDS: readonly Filter<Name>[] = [
  { kind: 'text', name: 'idNumber', label: copy.idNumber, maxLength: 12 },
  { kind: 'text', name: 'email', label: copy.email, maxLength: 254 },
  { kind: 'day', name: 'fromDate', label: copy.from },
  { kind: 'day', name: 'toDate', label: copy.to },
  {
    kind: 'choice',
    name: 'reason',
    label: copy.reason,
    all: copy.allReasons,
    options: readingReasons.map((id) => ({ id, label: reasonNames[id] })),
  },
];

const COLUMNS: readonly Column<Access>[] = [
  {
    id: 'reader',
    header: copy.reader,
    isTyped: true,
    isRowHeader: true,
    cell: ({ reader }) => reader,
  },
  { id: 'patient', header: copy.patient, isTyped: true, cell: ({ patient }) => patient },
  { id: 'at', header: copy.at, isNumeric: true, cell: ({ at }) => formatDateTime(at) },
  {
    id: 'why',
    header: copy.why,
    cell: ({ reason }) => (reason ? reasonNames[reason] : copy.noReason),
  },
];
