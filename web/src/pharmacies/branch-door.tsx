import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemCode } from '../lib/server/problem-error.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { doorCopy as copy } from './pharmacies.copy.ts';
import { ownBranchQuery } from './pharmacies.queries.ts';

const FORBIDDEN = 'request.forbidden';

/** Shows a branch's screens, or why an account without a branch sees none. */
export function BranchDoor({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(ownBranchQuery);
  if (data) {
    return (
      <>
        {!data.active && (
          <div className="mb-5">
            <Banner tone="warn">{copy.outOfUse}</Banner>
          </div>
        )}
        {children}
      </>
    );
  }
  if (problemCode(error) === FORBIDDEN) {
    return (
      <>
        <PageHeading title={copy.title}>{copy.title}</PageHeading>
        <Card>
          <p>{copy.detail}</p>
        </Card>
      </>
    );
  }
  if (error) {
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  }
  return <Skeleton lines={['title', 'card']} />;
}

/** The name of the account's branch. */
export function BranchName() {
  const { data } = useQuery(ownBranchQuery);
  return data ? (
    <strong className="min-w-0 max-sm:order-last max-sm:w-full max-sm:pb-2">
      {copy.nameOf(data.pharmacy.name, data.name)}
    </strong>
  ) : null;
}
