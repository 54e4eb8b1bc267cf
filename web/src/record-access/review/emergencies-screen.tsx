import {
  type EmergencyOpening,
  type NewReview,
  newReviewSchema,
  REVIEW_NOTE_MAX,
  reviewVerdicts,
} from '@app/contract/record-access';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { formatDateTime } from '../../ui/format.ts';
import type { Column } from '../../ui/layout/table.tsx';
import { FilterBar } from '../../ui/listing/filter-bar.tsx';
import { PagedTable } from '../../ui/listing/paged-table.tsx';
import { useAddressFilters } from '../../ui/listing/use-address-filters.ts';
import { ProvenForm } from '../../ui/overlays/proven-form.tsx';
import {
  emergenciesCopy as copy,
  reviewMessages,
  reviewProblems,
  verdictNames,
} from './review.copy.ts';
import { emergenciesKey, emergenciesQuery, review } from './review.queries.ts';

/** Records opened for an emergency; the medical director reviews whether each was justified. */
export function EmergenciesScreen() {
  const isDirector = useViewer()?.role === 'MEDICAL_DIRECTOR';
  const { filters, setFilters } = useAddressFilters(['revision']);
  const isReviewed = filters.revision === 'hecha';
  const query = useInfiniteQuery(emergenciesQuery(isReviewed));
  const [chosen, setChosen] = useState<EmergencyOpening>();
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        label={copy.search}
        fields={[
          {
            kind: 'choice',
            name: 'revision',
            label: copy.stateLabel,
            all: copy.pending,
            options: [{ id: 'hecha', label: copy.reviewed }],
          },
        ]}
        filters={filters}
        onFilter={setFilters}
      />
      <PagedTable
        caption={copy.caption}
        columns={[...COLUMNS, isReviewed ? VERDICT : reviewColumn(isDirector, setChosen)]}
        query={query}
        rowKey={({ id }) => id}
        failed={copy.failed}
        empty={
          <EmptyState
            text={isReviewed ? copy.noneReviewed : copy.nonePending}
            illustration="calm"
          />
        }
      />
      {chosen && <ReviewForm opening={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

const COLUMNS: readonly Column<EmergencyOpening>[] = [
  {
    id: 'professional',
    header: copy.professional,
    isTyped: true,
    isRowHeader: true,
    cell: ({ professional, licence_label }) => `${professional} · ${licence_label}`,
  },
  { id: 'patient', header: copy.patient, isTyped: true, cell: ({ patient }) => patient },
  {
    id: 'at',
    header: copy.at,
    isNumeric: true,
    cell: ({ openedAt, readings }) => `${formatDateTime(openedAt)} · ${copy.readings(readings)}`,
  },
  {
    id: 'reason',
    header: copy.reason,
    isTyped: true,
    cell: ({ reason }) => reason ?? copy.onlyDirector,
  },
];

const VERDICT: Column<EmergencyOpening> = {
  id: 'verdict',
  header: copy.actions,
  cell: ({ review: found }) =>
    found && (
      <span className="flex flex-col gap-1">
        <Chip tone={found.verdict === 'JUSTIFIED' ? 'ok' : 'danger'}>
          {verdictNames[found.verdict]}
        </Chip>
        {found.note && <span className="wrap-anywhere">{found.note}</span>}
        <span className="text-small text-ink-2">{copy.by(found.by, formatDateTime(found.at))}</span>
      </span>
    ),
};

const reviewColumn = (
  isDirector: boolean,
  onReview: (opening: EmergencyOpening) => void,
): Column<EmergencyOpening> => ({
  id: 'review',
  header: copy.actions,
  isAction: true,
  cell: (opening) =>
    isDirector ? (
      <Button aria-label={copy.reviewOf(opening.patient)} onPress={() => onReview(opening)}>
        {copy.review}
      </Button>
    ) : (
      <Chip tone="warn">{copy.pending}</Chip>
    ),
});

function ReviewForm({ opening, onClose }: { opening: EmergencyOpening; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useAppForm({
    schema: newReviewSchema,
    defaultValues: { note: '' },
    messages: reviewMessages,
  });
  const store = async (body: NewReview) => {
    await review(opening.id, body);
    await queries.invalidateQueries({ queryKey: emergenciesKey });
    toast.success(copy.done);
    onClose();
  };
  return (
    <ProvenForm
      form={form}
      copy={{ ...copy, failed: copy.failedReview }}
      problems={reviewProblems}
      act={store}
      onClose={onClose}
    >
      <FormField form={form} name="verdict">
        {(field) => (
          <RadioGroup
            {...field}
            label={copy.verdict}
            options={reviewVerdicts.map((id) => ({ id, label: verdictNames[id] }))}
          />
        )}
      </FormField>
      <FormField form={form} name="note">
        {(field) => <TextArea {...field} label={copy.note} rows={3} maxLength={REVIEW_NOTE_MAX} />}
      </FormField>
    </ProvenForm>
  );
}
