import {
  decideTestCheckout,
  getTestCheckout,
  type TestCheckout,
  type TestDecision,
} from '@app/contract/payments';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../lib/server/call.ts';
import { causeText } from '../lib/server/failure-text.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { useSinglePress } from '../lib/use-single-press.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatPesos } from '../ui/format.ts';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { Main } from '../ui/layout/main.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { testCheckoutCopy as copy } from './payments.copy.ts';

const checkoutQuery = (checkoutId: string) =>
  queryOptions({
    queryKey: ['test-checkout', checkoutId],
    queryFn: async () => (await call(getTestCheckout, { params: { checkoutId } })).data,
  });

/** `/pago-de-prueba/{id}`: the test provider's payment page, in a frame or its own tab. */
export function TestCheckoutScreen() {
  const { checkoutId = '' } = useParams();
  const { data, error, refetch } = useQuery(checkoutQuery(checkoutId));
  return (
    <Main width="form">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      <Banner tone="warn">{copy.warning}</Banner>
      {data && <Decision checkout={data} />}
      {error && <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={['text', 'control', 'control']} />}
    </Main>
  );
}

function Decision({ checkout: { id, amount, description, status } }: { checkout: TestCheckout }) {
  const queries = useQueryClient();
  const { queryKey } = checkoutQuery(id);
  const decide = useMutation({
    mutationFn: async (decision: TestDecision) => {
      const request = { params: { checkoutId: id }, body: { decision } };
      return (await call(decideTestCheckout, request)).data;
    },
    onSuccess: (decided) => queries.setQueryData(queryKey, decided),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const isOpen = status === 'OPEN' || status === 'PENDING';
  const decideOnce = useSinglePress(decide.mutateAsync);
  const press = (decision: TestDecision) => () => decideOnce(decision);
  return (
    <>
      <DescriptionList
        facts={[
          { term: copy.description, value: description },
          { term: copy.amount, value: <strong>{formatPesos(amount)}</strong> },
        ]}
      />
      <div role="status" className="flex flex-col gap-2">
        {status !== 'OPEN' && (
          <>
            <strong>{copy.decided[status]}</strong>
            <p>{copy.back}</p>
          </>
        )}
      </div>
      {decide.error && (
        <Banner tone="danger">
          {problemCode(decide.error) === 'payments.closed'
            ? copy.closed
            : [copy.failed, causeText(decide.error)].filter(Boolean).join('. ')}
        </Banner>
      )}
      {isOpen && (
        <div className="flex flex-col gap-3">
          <Button kind="primary" isWide isPending={decide.isPending} onPress={press('APPROVED')}>
            {copy.approve}
          </Button>
          <Button isWide isPending={decide.isPending} onPress={press('REJECTED')}>
            {copy.reject}
          </Button>
          {status === 'OPEN' && (
            <Button kind="quiet" isWide isPending={decide.isPending} onPress={press('PENDING')}>
              {copy.pending}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
