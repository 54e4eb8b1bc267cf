import type { BranchOffice } from '@app/contract/pharmacies';
import { createOrder, type Delivery } from '@app/contract/pharmacy-orders';
import type { Prescription } from '@app/contract/prescriptions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useNavigate } from 'react-router';
import { addressText } from '../../../lib/readings/address.copy.ts';
import { call } from '../../../lib/server/call.ts';
import { causeText } from '../../../lib/server/failure-text.ts';
import { problemCode } from '../../../lib/server/problem-error.ts';
import { useSendOnce } from '../../../lib/server/use-send-once.ts';
import { useSinglePress } from '../../../lib/use-single-press.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { branchAddress } from '../order-words.ts';
import { ordersKey } from '../orders.queries.ts';
import { sendCopy as copy, sendRefusals } from './send.copy.ts';

export type Sending = {
  prescriptions: readonly Prescription[];
  branch: BranchOffice;
  delivery: Delivery;
};

type Props = Sending & { onBack: () => void };

/** What is sent, where to, and how it is delivered: the summary before sending. */
export function SendSummary({ onBack, ...sending }: Props) {
  const { prescriptions, branch, delivery } = sending;
  const send = useSend(sending);
  const press = useSinglePress(send.mutateAsync);
  return (
    <Card title={branch.pharmacy.name}>
      <DescriptionList
        facts={[
          { term: copy.branch, value: branch.name },
          { term: copy.address, value: branchAddress(branch) },
          {
            term: copy.what,
            value: prescriptions
              .flatMap(({ medications }) => medications.map(({ name }) => name))
              .join('\n'),
          },
          {
            term: copy.patients,
            value: [...new Set(prescriptions.map(({ patient_name }) => patient_name))].join(', '),
          },
          {
            term: copy.how,
            value:
              delivery.kind === 'PICKUP'
                ? copy.pickup
                : copy.toAddress(addressText(delivery.address)),
          },
        ]}
      />
      <p>{copy.next}</p>
      {send.error && (
        <Banner tone="danger">
          {sendRefusals[problemCode(send.error)] ??
            [copy.failed, causeText(send.error)].filter(Boolean).join('. ')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          icon={<Send aria-hidden />}
          isPending={send.isPending || send.isSuccess}
          onPress={() => press()}
        >
          {copy.send}
        </Button>
        <Button onPress={onBack}>{copy.back}</Button>
      </div>
    </Card>
  );
}

function useSend({ prescriptions, branch, delivery }: Sending) {
  const sendOnce = useSendOnce();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const body = {
        branchOffice: { id: branch.id },
        prescriptions: prescriptions.map(({ id }) => ({ id })),
        delivery,
      };
      const send = (idempotencyKey: string) => call(createOrder, { body }, { idempotencyKey });
      return (await sendOnce(send)).data;
    },
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ordersKey });
      void navigate(`/paciente/mis-pedidos/${id}`, { replace: true });
    },
  });
}
