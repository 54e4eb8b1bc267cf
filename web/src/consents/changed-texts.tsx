import { acceptChangedText, type ChangedText, listChangedTexts } from '@app/contract/consents';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { call } from '../lib/server/call.ts';
import { causeText } from '../lib/server/failure-text.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { leave } from '../lib/session/leaving.ts';
import { useViewer } from '../lib/session/session.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { Card } from '../ui/layout/card.tsx';
import { EmergencyNumbers } from '../ui/layout/emergency-numbers.tsx';
import { Main } from '../ui/layout/main.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { changedTextCopy as copy } from './consents.copy.ts';

const changedTextsQuery = (accountId: string | undefined) =>
  queryOptions({
    queryKey: ['changed-texts', accountId],
    queryFn: async () => (await call(listChangedTexts, {})).data,
    enabled: accountId !== undefined,
    // Checked when the application opens, not in the middle of a task.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A call in progress is not interrupted. */
const IN_CALL = /\/videollamada$/;

/** Blocks the screens until the changed texts are accepted; declining logs out. */
export function ChangedTexts({ children }: { children: ReactNode }) {
  const accountId = useViewer()?.accountId;
  const { data = [] } = useQuery(changedTextsQuery(accountId));
  const { pathname } = useLocation();
  const [text] = data;
  if (!(accountId && text) || IN_CALL.test(pathname)) return children;
  return <Question key={text.id} text={text} accountId={accountId} />;
}

function Question({ text, accountId }: { text: ChangedText; accountId: string }) {
  const accept = useAcceptance(text, accountId);
  const earlier = new Set(text.earlierBody?.split('\n\n'));
  return (
    <Main>
      <div className="mx-auto flex w-full max-w-[68ch] flex-col gap-5">
        <PageHeading title={copy.title}>{copy.title}</PageHeading>
        <p>{copy.explain}</p>
        {text.changes && (
          <Card title={copy.changes}>
            <p>{text.changes}</p>
          </Card>
        )}
        <Card title={text.title}>
          {text.body.split('\n\n').map((paragraph) => (
            <p key={paragraph}>
              {earlier.size > 0 && !earlier.has(paragraph) && <strong>{copy.added}: </strong>}
              {paragraph}
            </p>
          ))}
        </Card>
        {accept.error && <Banner tone="danger">{failureOf(accept.error)}</Banner>}
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" isPending={accept.isPending} onPress={() => accept.mutate()}>
            {copy.accept}
          </Button>
          <Button onPress={leave}>{copy.decline}</Button>
        </div>
        <Card title={copy.emergency} tone="danger">
          <EmergencyNumbers />
        </Card>
      </div>
    </Main>
  );
}

function useAcceptance({ kind, body_hash }: ChangedText, accountId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(acceptChangedText, { params: { kind }, body: { body_hash } }),
    onSettled: () => queries.invalidateQueries(changedTextsQuery(accountId)),
  });
}

const failureOf = (error: unknown): string =>
  problemCode(error) === 'consents.text-changed'
    ? copy.changedAgain
    : (causeText(error) ?? copy.failed);
