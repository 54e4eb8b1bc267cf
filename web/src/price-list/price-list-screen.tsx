import { PRICE_CELL_MAX, PRICES_PAGE } from '@app/contract/price-list';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { formatDateTime } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { EmptyPage } from '../ui/navigation/empty-page.tsx';
import { PageLinks } from '../ui/navigation/page-links.tsx';
import { priceListCopy as copy } from './price-list.copy.ts';
import { pricesQuery } from './price-list.queries.ts';
import { PricesTable } from './prices-table.tsx';
import { UploadList } from './upload-list.tsx';
import { usePricesPlace } from './use-prices-place.ts';

/** `/farmacia/precios`: the branch's products and prices. */
export const PriceListScreen = () => (
  <div className="flex flex-col gap-6">
    <PageHeading title={copy.title}>{copy.title}</PageHeading>
    <p className="max-w-[720px] text-ink-2">{copy.intro}</p>
    <UploadList />
    <StandingList />
  </div>
);

/** The current list. */
function StandingList() {
  const { search, page, find, pageAddress } = usePricesPlace();
  const { data: list, error, refetch } = useQuery(pricesQuery(search, page));
  if (error && !list) {
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  }
  if (!list) return <Skeleton lines={['text', 'card']} />;
  if (list.importedDate === null) {
    return <EmptyState text={copy.empty} detail={copy.emptyDetail} illustration="receipt" />;
  }
  const hasMore = page * PRICES_PAGE < list.total;
  return (
    <section aria-label={copy.table} className="flex flex-col gap-4">
      <div className="max-w-[440px]">
        <TextField label={copy.search} value={search} onChange={find} maxLength={PRICE_CELL_MAX} />
      </div>
      <p role="status" className="text-ink-2">
        {`${copy.rows(list.total)} · ${copy.imported(formatDateTime(list.importedDate))}`}
      </p>
      {list.offers.length === 0 ? (
        <EmptyPage page={page} firstPage={pageAddress(1)}>
          <Card>
            <p>{copy.nothing}</p>
          </Card>
        </EmptyPage>
      ) : (
        <PricesTable caption={copy.table} offers={list.offers} />
      )}
      <PageLinks
        label={copy.pager}
        page={page}
        hasMore={hasMore}
        addressOf={pageAddress}
        previous={copy.newer}
        next={copy.older}
      />
    </section>
  );
}
