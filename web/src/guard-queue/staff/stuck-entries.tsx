import { purgeStuck, removalSchema, type StuckEntry } from '@app/contract/guard-queue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { formatDateTime } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { type Column, Table } from '../../ui/layout/table.tsx';
import { ProvenForm } from '../../ui/overlays/proven-form.tsx';
import { guardProblems } from '../guard-queue.copy.ts';
import { actCopy, actMessages, liveCopy } from './live-guard.copy.ts';
import { liveGuardKey, stuckQuery } from './live-guard.queries.ts';
import { ReasonField } from './reason-field.tsx';

const copy = actCopy.stuck;

const COLUMNS: readonly Column<StuckEntry>[] = [
  { id: 'who', header: copy.who, isTyped: true, isRowHeader: true, cell: ({ patient }) => patient },
  {
    id: 'professional',
    header: copy.professional,
    isTyped: true,
    cell: ({ professional }) => professional ?? '—',
  },
  {
    id: 'phase',
    header: copy.phase,
    cell: ({ phase, specialty }) => `${liveCopy.phases[phase]} · ${specialty}`,
  },
  { id: 'since', header: copy.since, cell: ({ silentSince }) => formatDateTime(silentSince) },
];

/** Visits that no timeout ended: listed, and closed together after a confirmation. Shown only if there are any. */
export function StuckEntries({ mayAct }: { mayAct: boolean }) {
  const { data = [] } = useQuery(stuckQuery(mayAct));
  const [confirmed, setConfirmed] = useState<readonly StuckEntry[]>();
  if (data.length === 0 && !confirmed) return null;
  return (
    <Card title={copy.title}>
      <p>{copy.lead}</p>
      <Table caption={copy.title} columns={COLUMNS} rows={data} rowKey={({ queueId }) => queueId} />
      <div>
        <Button onPress={() => setConfirmed(data)}>{copy.close}</Button>
      </div>
      {confirmed && <PurgeForm entries={confirmed} onClose={() => setConfirmed(undefined)} />}
    </Card>
  );
}

type PurgeProps = { entries: readonly StuckEntry[]; onClose: () => void };

function PurgeForm({ entries, onClose }: PurgeProps) {
  const queries = useQueryClient();
  const form = useAppForm({
    schema: removalSchema,
    defaultValues: { reason: '' },
    messages: actMessages,
  });
  const purge = async ({ reason }: { reason: string }) => {
    const queueIds = entries.map(({ queueId }) => queueId);
    const { data } = await call(purgeStuck, { body: { queueIds, reason } });
    await queries.invalidateQueries({ queryKey: liveGuardKey });
    toast.success(copy.done(data.closed.length));
    onClose();
  };
  return (
    <ProvenForm
      form={form}
      copy={{ ...copy, title: copy.close }}
      problems={guardProblems}
      act={purge}
      onClose={onClose}
    >
      <ul className="list-disc pl-6">
        {entries.map(({ queueId, patient, specialty }) => (
          <li key={queueId}>{`${patient} · ${specialty}`}</li>
        ))}
      </ul>
      <FormField form={form} name="reason">
        {(field) => <ReasonField {...field} />}
      </FormField>
    </ProvenForm>
  );
}
