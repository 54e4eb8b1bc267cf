import type { StaffAct } from '@app/contract/approvals';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { actName, actReasons } from '../lib/readings/staff-acts.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { formatDate, formatDateTime } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { MoreRows } from '../ui/listing/more-rows.tsx';
import { approvalsCopy as copy } from './approvals.copy.ts';
import { openApprovalsQuery } from './approvals.queries.ts';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import { WithdrawAct } from './withdraw-act.tsx';

/** Acts that the viewer may approve or reject, and those that they asked for; nothing if there are none. */
export function ApprovalsList() {
  const query = useInfiniteQuery(openApprovalsQuery);
  const [decision, setDecision] = useState<Decision>();
  const open = query.data ?? [];
  const mine = open.filter(({ mayDecide }) => mayDecide);
  const asked = open.filter(({ mayWithdraw }) => mayWithdraw);
  if (query.isLoadingError)
    return (
      <ErrorState text={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
    );
  return (
    <>
      {mine.length > 0 && (
        <Card title={copy.title}>
          <p className="text-small text-ink-2">{copy.explain}</p>
          <ul className="flex flex-col">
            {mine.map((act) => (
              <WaitingAct key={act.id} act={act}>
                <Decisions act={act} onDecide={setDecision} />
              </WaitingAct>
            ))}
          </ul>
        </Card>
      )}
      {asked.length > 0 && (
        <Card title={copy.askedTitle}>
          <p className="text-small text-ink-2">{copy.askedExplain}</p>
          <ul className="flex flex-col">
            {asked.map((act) => (
              <WaitingAct key={act.id} act={act}>
                <WithdrawAct act={act} />
              </WaitingAct>
            ))}
          </ul>
        </Card>
      )}
      {mine.length + asked.length > 0 && <MoreRows query={query} failed={copy.failed} />}
      {decision && <DecisionDialog {...decision} onClose={() => setDecision(undefined)} />}
    </>
  );
}

const WaitingAct = ({ act, children }: { act: StaffAct; children: ReactNode }) => (
  <li className="flex flex-wrap items-start justify-between gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
    <div className="flex min-w-0 flex-1 basis-72 flex-col gap-0.5">
      <p className="font-medium">
        {actName[act.kind]}: {act.subject}
      </p>
      <p className="text-small whitespace-pre-line">{actReasons(act)}</p>
      <p className="text-small text-ink-2">
        {copy.asked(act.askedBy, formatDateTime(act.askedDate))}
        {' · '}
        {copy.expires(formatDate(act.expiresDate))}
      </p>
      <Subject act={act} />
    </div>
    {children}
  </li>
);

/** Where the account or the text of an act is read; an account that is asked for is not there yet. */
function Subject({ act: { kind, subject, subjectId } }: { act: StaffAct }) {
  if (kind === 'CREATE_ACCOUNT') return null;
  return kind === 'PUBLISH_TEXT' ? (
    <Link to="/admin/contenidos">{copy.contents}</Link>
  ) : (
    <Link to={`/admin/personas?ver=${subjectId}`} aria-label={copy.sheetOf(subject)}>
      {copy.sheet}
    </Link>
  );
}

type DecisionsProps = { act: StaffAct; onDecide: (decision: Decision) => void };

const Decisions = ({ act, onDecide }: DecisionsProps) => {
  const what = actName[act.kind];
  return (
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
  );
};
