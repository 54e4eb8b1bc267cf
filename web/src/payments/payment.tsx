import { CURRENCY } from '@app/contract/kernel';
import { createInvoice, type Invoice, type PayableName } from '@app/contract/payments';
import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { goTo } from '../lib/device/go-to.ts';
import { call } from '../lib/server/call.ts';
import { causeText } from '../lib/server/failure-text.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { useSinglePress } from '../lib/use-single-press.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { formatPesos } from '../ui/format.ts';
import { useFocusAfter } from '../ui/overlays/use-focus-after.ts';
import { paymentCopy as copy, paymentRefusals } from './payments.copy.ts';

type Props = {
  entityName: PayableName;
  entityId: string;
  /** Amount in pesos. */
  amount: number;
  /** What is paid, in words. */
  title: string;
  /** The button's text, instead of paying the amount. */
  label?: string | undefined;
  /** Whether its payment page was opened before; the same one is opened again. */
  isBegun: boolean;
  /** Marks it as being paid with this invoice. */
  begin: (invoiceId: string) => Promise<unknown>;
  /** Fetches the thing being paid again. */
  refresh: () => void;
};

/** Pays something on the provider's page. */
export function Payment({ amount, title, label, isBegun, ...asked }: Props) {
  const { open, begin, press } = usePayment({ amount, isBegun, ...asked });
  const isPending = open.isPending || begin.isPending;
  const wasReleased = open.isSuccess && begin.isSuccess && !isBegun && !isPending;
  return (
    <div className="flex flex-col gap-4">
      {wasReleased && <Banner tone="warn">{copy.released}</Banner>}
      {open.error && <Failure text={copy.serviceFailed} error={open.error} />}
      {begin.error && <Failure text={copy.beginFailed} error={begin.error} />}
      {isBegun && open.data ? (
        <Checkout invoice={open.data} title={title} />
      ) : (
        <Button
          kind="primary"
          isWide
          icon={<CreditCard aria-hidden />}
          isPending={isPending}
          onPress={press}
        >
          {isBegun ? copy.goOn : (label ?? copy.pay(formatPesos(amount)))}
        </Button>
      )}
    </div>
  );
}

const Failure = ({ text, error }: { text: string; error: Error }) => (
  <Banner tone="danger">
    {paymentRefusals[problemCode(error)] ?? [text, causeText(error)].filter(Boolean).join('. ')}
  </Banner>
);

/** Requests the payment page, marks the payment as started, and navigates to a page that cannot be framed. */
function usePayment({
  entityName,
  entityId,
  amount,
  isBegun,
  ...asked
}: Omit<Props, 'title' | 'label'>) {
  const begin = useMutation({
    mutationFn: async (invoice: Invoice) => {
      if (!isBegun) await asked.begin(invoice.id);
      if (invoice.presentation === 'redirect') goTo(invoice.checkoutLink);
    },
    onError: asked.refresh,
  });
  const open = useMutation({
    mutationFn: async () => {
      const body = { amount, currency: CURRENCY, entityName, entityId } as const;
      return (await call(createInvoice, { body })).data;
    },
    onMutate: begin.reset,
    onError: asked.refresh,
  });
  const press = useSinglePress(async () => begin.mutateAsync(await open.mutateAsync()));
  return { open, begin, press };
}

type CheckoutProps = { invoice: Invoice; title: string };

const Checkout = ({ invoice, title }: CheckoutProps) =>
  invoice.presentation === 'frame' ? (
    <CheckoutFrame invoice={invoice} title={title} />
  ) : (
    <>
      <p role="status">{copy.leaving}</p>
      <LinkButton kind="primary" isWide href={invoice.checkoutLink}>
        {copy.goOn}
      </LinkButton>
    </>
  );

/** The payment page, which replaces the button that opened it and takes its focus. */
function CheckoutFrame({ invoice: { checkoutLink }, title }: CheckoutProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  useFocusAfter(true);
  return (
    <section ref={place} tabIndex={-1} aria-label={title} className="flex flex-col gap-3">
      <iframe
        title={title}
        src={checkoutLink}
        className="h-[600px] w-full rounded-lg border border-line-strong bg-surface"
      />
      <LinkButton isWide isNewTab href={checkoutLink}>
        {copy.otherTab}
      </LinkButton>
    </section>
  );
}
