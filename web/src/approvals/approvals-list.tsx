import type { StaffAct } from '@app/contract/approvals';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actName, actReasons } from '../lib/readings/staff-acts.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { formatDate, formatDateTime } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { MoreRows } from '../ui/listing/more-rows.tsx';
import { approvalsCopy as copy } from './approvals.copy.ts';
import { openApprovalsQuery } from './approvals.queries.ts';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';

/** Acts that the viewer may approve or reject; nothing if there are none. */
export function ApprovalsList() {
  const query = useInfiniteQuery(openApprovalsQuery);
  const [decision, setDecision] = useState<Decision>();
  const mine = query.data?.filter(({ mayDecide }) => mayDecide) ?? [];
  if (query.isLoadingError)
    return (
      <ErrorState text={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
    );
  if (mine.length === 0) return null;
  return (
    <Card title={copy.title}>
      <p className="text-small text-ink-2">{copy.explain}</p>
      <ul className="flex flex-col">
        {mine.map((act) => (
          <WaitingAct key={act.id} act={act} onDecide={setDecision} />
        ))}
      </ul>
      <MoreRows query={query} failed={copy.failed} />
      {decision && <DecisionDialog {...decision} onClose={() => setDecision(undefined)} />}
    </Card>
  );
}

type WaitingActProps = { act: StaffAct; onDecide: (decision: Decision) => void };

const WaitingAct = ({ act, onDecide }: WaitingActProps) => {
  const what = actName[act.kind];
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-0.5">
        <p className="font-medium">
          {what}: {act.subject}
        </p>
        <p className="text-small whitespace-pre-line">{actReasons(act)}</p>
        <p className="text-small text-ink-2">
          {copy.asked(act.askedBy, formatDateTime(act.askedDate))}
          {' · '}
          {copy.expires(formatDate(act.expiresDate))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={copy.rejectOf(what, act.subject)}
          onPress={() => onDecide({ act, isApproval: false })}
        >
          {copy.reject}
        </Button>
        <Button
          kind="primary"
          aria-label={copy.approveOf(what, act.subject)}
          onPress={() => onDecide({ act, isApproval: true })}
        >
          {copy.approve}
        </Button>
      </div>
    </li>
  );
};
