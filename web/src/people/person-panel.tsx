import type { PersonSheet } from '@app/contract/people';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { actName, actReasons, actTitle } from '../lib/readings/staff-acts.copy.ts';
import { useViewer } from '../lib/session/session.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { HistoryList } from '../ui/listing/history-list.tsx';
import { Sheet } from '../ui/listing/sheet.tsx';
import { uiCopy } from '../ui/ui.copy.ts';
import { AccountFacts } from './account-facts.tsx';
import { sheetCopy as copy, peopleCopy } from './people.copy.ts';
import { personHistoryQuery, personQuery } from './people.queries.ts';
import { PersonActs } from './person-acts.tsx';
import { ProfessionalFacts } from './professional-facts.tsx';
import { usePeopleChanged } from './use-people-changed.ts';

/** The registry checks of a professional; `onChecked` refetches what the answer may have changed. */
export type RegistryPart = (accountId: string, onChecked: () => Promise<unknown>) => ReactNode;

type PersonPanelProps = { accountId: string; registry: RegistryPart; onClose: () => void };

/** The sheet of an account: its data, the available acts, and its history. */
export function PersonPanel({ accountId, registry, onClose }: PersonPanelProps) {
  const { data: sheet, error, refetch } = useQuery(personQuery(accountId));
  return (
    <Sheet title={sheet?.name ?? sheet?.email ?? peopleCopy.title} isOpen onClose={onClose}>
      {error && !sheet && (
        <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !sheet && <Skeleton lines={['text', 'card', 'card']} />}
      {sheet && <SheetContent sheet={sheet} registry={registry} />}
    </Sheet>
  );
}

function SheetContent({ sheet, registry }: { sheet: PersonSheet; registry: RegistryPart }) {
  const changed = usePeopleChanged();
  const viewer = useViewer();
  const isOwn = viewer?.accountId === sheet.accountId;
  return (
    <>
      {sheet.waiting.map(({ id, kind, askedBy }) => (
        <Banner key={id}>{copy.waiting(actName[kind], askedBy)}</Banner>
      ))}
      {sheet.doubles.length > 0 && (
        <Banner tone="danger">
          {copy.doubles(sheet.doubles.length)} {sheet.doubles.map(({ email }) => email).join(', ')}
        </Banner>
      )}
      {isOwn ? <Banner>{copy.own}</Banner> : <PersonActs sheet={sheet} />}
      {sheet.professional && (
        <span className="flex flex-wrap gap-3">
          <LinkButton
            to={`/admin/turnos?profesional=${sheet.accountId}`}
            icon={<CalendarCheck aria-hidden />}
          >
            {copy.appointments}
          </LinkButton>
          <LinkButton
            to={`/admin/personas/${sheet.accountId}/agenda`}
            icon={<CalendarDays aria-hidden />}
          >
            {copy.agenda}
          </LinkButton>
        </span>
      )}
      <AccountFacts sheet={sheet} />
      {sheet.professional && (
        <ProfessionalFacts
          accountId={sheet.accountId}
          professional={sheet.professional}
          registry={registry(sheet.accountId, changed)}
        />
      )}
      <History accountId={sheet.accountId} />
    </>
  );
}

/** The account's history: by whom, when and why. */
function History({ accountId }: { accountId: string }) {
  const query = useInfiniteQuery(personHistoryQuery(accountId));
  if (query.error && !query.data)
    return (
      <ErrorState
        text={copy.historyFailed}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data) return <Skeleton lines={['text', 'text']} />;
  return (
    <div className="flex flex-col gap-3">
      <HistoryList
        items={query.data.map((act) => ({
          id: act.id,
          at: act.decidedDate ?? act.askedDate,
          what: actTitle(act),
          by: [act.askedBy, act.needsSecond ? act.decidedBy : null].filter(Boolean).join(' y '),
          why: actReasons(act),
        }))}
      />
      {query.hasNextPage && (
        <span>
          <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {uiCopy.more}
          </Button>
        </span>
      )}
    </div>
  );
}
