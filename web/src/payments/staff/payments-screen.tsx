import { PAYMENT_STANDINGS, paymentWords } from '@app/contract/payments';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { FilterBar } from '../../ui/listing/filter-bar.tsx';
import { PagedTable } from '../../ui/listing/paged-table.tsx';
import { useAddressFilters } from '../../ui/listing/use-address-filters.ts';
import { columnsOf } from './payment-columns.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { staffPaymentsCopy as copy, decideProblems } from './staff-payments.copy.ts';
import { type AskedPayments, savePayments, staffPaymentsQuery } from './staff-payments.queries.ts';

const IN_ADDRESS = ['estado', 'desde', 'hasta'] as const;
const STANDINGS = PAYMENT_STANDINGS.map((id) => ({ id, label: paymentWords.standings[id] }));
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `/admin/pagos`: payments, refunds and charge-backs, with the selected one's sheet beside them. */
export function PaymentsScreen() {
  const { filters, setFilters, opened, addressOf, close } = useAddressFilters(IN_ADDRESS);
  const asked = askedBy(filters);
  const query = useInfiniteQuery(staffPaymentsQuery(asked));
  const payment = query.data?.find(({ id }) => id === opened);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={copy.title}>{copy.title}</PageHeading>
        <TableDownload asked={asked} />
      </div>
      <FilterBar
        label={copy.filters}
        fields={[
          {
            kind: 'choice',
            name: 'estado',
            label: copy.standing,
            options: STANDINGS,
            all: copy.anyStanding,
          },
          { kind: 'day', name: 'desde', label: copy.from },
          { kind: 'day', name: 'hasta', label: copy.until },
        ]}
        filters={filters}
        onFilter={setFilters}
      />
      <PagedTable
        caption={copy.title}
        columns={columnsOf(addressOf)}
        query={query}
        rowKey={({ id }) => id}
        failed={copy.failed}
        empty={<EmptyState text={copy.none} detail={copy.noneDetail} illustration="receipt" />}
      />
      {payment && <PaymentPanel key={payment.id} payment={payment} onClose={close} />}
    </div>
  );
}

/** The filters of the address; what is none is left out. */
function askedBy({
  desde,
  estado,
  hasta,
}: Record<(typeof IN_ADDRESS)[number], string>): AskedPayments {
  const standing = PAYMENT_STANDINGS.find((known) => known === estado);
  return {
    ...(standing && { standing }),
    ...(DAY.test(desde) && { fromDate: desde }),
    ...(DAY.test(hasta) && { toDate: hasta }),
  };
}

/** Downloads all pages of the displayed payments. */
function TableDownload({ asked }: { asked: AskedPayments }) {
  const save = useMutation({ mutationFn: () => savePayments(asked) });
  const why =
    save.error &&
    ((decideProblems as Record<string, string>)[problemCode(save.error) ?? ''] ??
      causeText(save.error) ??
      copy.csvFailed);
  return (
    <>
      <Button
        icon={<Download aria-hidden />}
        isPending={save.isPending}
        onPress={() => save.mutate()}
      >
        {copy.csv}
      </Button>
      {why && <Banner tone="danger">{why}</Banner>}
    </>
  );
}
