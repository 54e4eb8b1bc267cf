import {
  CANCEL_REASON_MAX,
  closeLateRecord,
  closeRecordSchema,
  type LateRecord,
  listLateRecords,
} from '@app/contract/visits';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { pagedQuery } from '../../lib/server/paged-query.ts';
import { useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { formatDateTime } from '../../ui/format.ts';
import type { Column } from '../../ui/layout/table.tsx';
import { PagedTable } from '../../ui/listing/paged-table.tsx';
import { ProvenForm } from '../../ui/overlays/proven-form.tsx';
import { visitProblemMessage } from '../visits.copy.ts';
import { lateCopy as copy, lateMessages } from './late-records.copy.ts';

const KEY = ['visits', 'late-records'];
const lateQuery = pagedQuery(KEY, (after) => call(listLateRecords, { query: after }));

/**
 * Visits without a record for more than a day; the medical director closes those whose record will never be
 * written.
 */
export function LateRecordsScreen() {
  const mayClose = useViewer()?.role === 'MEDICAL_DIRECTOR';
  const query = useInfiniteQuery(lateQuery);
  const [closing, setClosing] = useState<LateRecord>();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2">{copy.lead}</p>
      <PagedTable
        caption={copy.caption}
        columns={mayClose ? [...COLUMNS, closeColumn(setClosing)] : COLUMNS}
        query={query}
        rowKey={({ queueId }) => queueId}
        failed={copy.failed}
        empty={<EmptyState text={copy.none} />}
      />
      {closing && <CloseForm record={closing} onClose={() => setClosing(undefined)} />}
    </div>
  );
}

const COLUMNS: readonly Column<LateRecord>[] = [
  {
    id: 'professional',
    header: copy.professional,
    isTyped: true,
    isRowHeader: true,
    cell: ({ professional, licence }) => `${professional} · ${licence}`,
  },
  { id: 'patient', header: copy.patient, isTyped: true, cell: ({ patient }) => patient },
  { id: 'since', header: copy.since, isNumeric: true, cell: ({ since }) => formatDateTime(since) },
];

const closeColumn = (onClose: (record: LateRecord) => void): Column<LateRecord> => ({
  id: 'close',
  header: copy.close,
  isAction: true,
  cell: (record) => (
    <Button aria-label={copy.closeOf(record.patient)} onPress={() => onClose(record)}>
      {copy.close}
    </Button>
  ),
});

function CloseForm({ record, onClose }: { record: LateRecord; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useAppForm({
    schema: closeRecordSchema,
    defaultValues: { reason: '' },
    messages: lateMessages,
  });
  const close = async (body: { reason: string }) => {
    await call(closeLateRecord, { params: { queueId: record.queueId }, body });
    await queries.invalidateQueries({ queryKey: KEY });
    toast.success(copy.done);
    onClose();
  };
  return (
    <ProvenForm
      form={form}
      copy={{ ...copy, title: `${copy.title}: ${record.patient}`, failed: copy.failedClosing }}
      problems={visitProblemMessage}
      act={close}
      onClose={onClose}
    >
      <ReasonField
        form={form}
        label={copy.reason}
        hint={copy.reasonHint}
        rows={3}
        maxLength={CANCEL_REASON_MAX}
      />
    </ProvenForm>
  );
}
