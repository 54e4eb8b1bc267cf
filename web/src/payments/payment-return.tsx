import { RETURN_ASKS_SECONDS, RETURN_PARAMETER, returnFromPayment } from '@app/contract/payments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { call } from '../lib/server/call.ts';

/** What the provider adds to the address for a payment; anything else means that nobody paid. */
const PAYMENT = /^\d{1,20}$/;

/** Has the provider asked, at once and again, while the address says that somebody came back from its page. */
export function PaymentReturn() {
  const [address] = useSearchParams();
  const invoiceId = z.uuid().safeParse(address.get(RETURN_PARAMETER)).data;
  const payment = PAYMENT.exec(address.get('payment_id') ?? '')?.[0];
  return invoiceId ? <Asking key={invoiceId} {...{ invoiceId, payment }} /> : null;
}

type AskingProps = { invoiceId: string; payment: string | undefined };

function Asking({ invoiceId, payment }: AskingProps) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [KEY, invoiceId],
    queryFn: async () => {
      const body = payment === undefined ? {} : { providerPaymentId: payment };
      return (await call(returnFromPayment, { params: { invoiceId }, body })).data;
    },
    retry: false,
    // The first question is the query itself.
    refetchInterval: ({ state }) =>
      state.data?.isOpen === false
        ? false
        : pauseAfter(state.dataUpdateCount + state.errorUpdateCount),
  });
  const isDecided = data?.isOpen === false;
  useEffect(() => {
    if (isDecided)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY });
  }, [client, isDecided]);
  return null;
}

const KEY = 'payment-return';

/** The pause before the next question, or none after the last. */
function pauseAfter(asked: number): number | false {
  const [last, next] = [RETURN_ASKS_SECONDS[asked - 1], RETURN_ASKS_SECONDS[asked]];
  return last === undefined || next === undefined ? false : (next - last) * 1_000;
}
