import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../actions/button.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { uiCopy } from '../ui.copy.ts';

type MoreRowsProps = {
  /** `useInfiniteQuery(pagedQuery(…))`, with its first page. */
  query: UseInfiniteQueryResult<readonly unknown[]>;
  /** Shown if the next page cannot be read. */
  failed: string;
};

/** Below the rows of a long list: their number, and *Ver más* or why there are no more. */
export const MoreRows = ({ query, failed }: MoreRowsProps) => {
  const { data = [], error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <>
      {error && <ErrorState text={failed} error={error} onRetry={() => void fetchNextPage()} />}
      <p role="status" className="sr-only">
        {uiCopy.rowsShown(data.length, hasNextPage)}
      </p>
      {hasNextPage && !error && (
        <div className="self-center">
          <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {uiCopy.more}
          </Button>
        </div>
      )}
    </>
  );
};
