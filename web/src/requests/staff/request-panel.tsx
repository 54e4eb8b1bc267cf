import { needsEvidence, quotesRecord, type RequestSheet } from '@app/contract/requests';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HistoryList } from '../../ui/listing/history-list.tsx';
import { Sheet } from '../../ui/listing/sheet.tsx';
import { IdentityDialog } from '../../ui/overlays/identity-dialog.tsx';
import {
  sheetCopy as copy,
  kindName,
  requestsCopy,
  resolveLabel,
  stepName,
} from '../requests.copy.ts';
import { requestQuery } from '../requests.queries.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { AssignButton } from './assign-button.tsx';
import { CheckedResolution } from './checked-resolution.tsx';
import { NoteForm } from './note-form.tsx';
import { RequestFacts } from './request-facts.tsx';

type RequestPanelProps = { id: string; onClose: () => void };

/** The sheet of a request: its content, the available acts, and its history. */
export function RequestPanel({ id, onClose }: RequestPanelProps) {
  const { data: sheet, error, refetch } = useQuery(requestQuery(id));
  const [answer, setAnswer] = useState<'resolve' | 'reject'>();
  return (
    <Sheet
      title={sheet ? `${kindName[sheet.kind]}: ${sheet.who}` : requestsCopy.title}
      isOpen
      onClose={onClose}
      actions={sheet?.mayAnswer && <Actions sheet={sheet} onAnswer={setAnswer} />}
    >
      {error && !sheet && <Unread error={error} onRetry={() => void refetch()} />}
      {!error && !sheet && <Skeleton lines={['text', 'card', 'card']} />}
      {sheet && <SheetContent sheet={sheet} />}
      {sheet && answer && (
        <Answer sheet={sheet} answer={answer} onClose={() => setAnswer(undefined)} />
      )}
    </Sheet>
  );
}

/** A request that could not be read: for want of a proof of identity, or because the reading failed. */
function Unread({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const [isProving, setIsProving] = useState(false);
  if (problemCode(error) !== 'session.step-up-required')
    return <ErrorState text={copy.failed} error={error} onRetry={onRetry} />;
  return (
    <>
      <Banner>{copy.closedBefore}</Banner>
      <Button kind="primary" icon={<ShieldCheck aria-hidden />} onPress={() => setIsProving(true)}>
        {copy.enter}
      </Button>
      {isProving && (
        <IdentityDialog
          purpose={copy.enterPurpose}
          confirmLabel={copy.enterConfirm}
          onProved={() => {
            setIsProving(false);
            onRetry();
          }}
          onClose={() => setIsProving(false)}
        />
      )}
    </>
  );
}

type AnswerProps = { sheet: RequestSheet; answer: 'resolve' | 'reject'; onClose: () => void };

const Answer = ({ sheet, answer, onClose }: AnswerProps) =>
  answer === 'resolve' && needsEvidence(sheet.kind) ? (
    <CheckedResolution sheet={sheet} onClose={onClose} />
  ) : (
    <AnswerDialog sheet={sheet} isResolution={answer === 'resolve'} onClose={onClose} />
  );

const SheetContent = ({ sheet }: { sheet: RequestSheet }) => {
  const isAnswered = sheet.state === 'RESOLVED' || sheet.state === 'REJECTED';
  const isOfDirector = !sheet.mayAnswer && !isAnswered;
  const isQuoting = quotesRecord(sheet.kind);
  return (
    <>
      {isOfDirector && <Banner>{copy.ofDirector}</Banner>}
      {isQuoting && sheet.mayAnswer && <Banner>{copy.quoted}</Banner>}
      {isQuoting && isAnswered && <Banner>{copy.noLongerQuoted}</Banner>}
      <RequestFacts sheet={sheet} />
      {sheet.mayAnswer && <NoteForm id={sheet.id} />}
      <HistoryList
        items={sheet.history.map(({ id, date, step, by, text }) => ({
          id,
          at: date,
          what: stepName[step],
          by,
          why: text,
        }))}
      />
    </>
  );
};

type ActionsProps = { sheet: RequestSheet; onAnswer: (answer: 'resolve' | 'reject') => void };

const Actions = ({ sheet, onAnswer }: ActionsProps) => (
  <>
    <Button kind="primary" onPress={() => onAnswer('resolve')}>
      {resolveLabel(sheet.kind)}
    </Button>
    <Button onPress={() => onAnswer('reject')}>{copy.reject}</Button>
    <AssignButton sheet={sheet} />
  </>
);
