import { getWhatsAppConsent, setWhatsAppConsent } from '@app/contract/consents';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { causeText } from '../lib/server/failure-text.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Switch } from '../ui/fields/switch.tsx';
import { Card } from '../ui/layout/card.tsx';
import { whatsAppCopy as copy } from './consents.copy.ts';

const consentQuery = queryOptions({
  queryKey: ['whatsapp-consent'],
  queryFn: async () => (await call(getWhatsAppConsent, {})).data,
});

type Props = {
  /** Refetches what depends on the choice. */
  onChanged?: () => void;
};

/** Whether the clinic may write by WhatsApp; the same switch withdraws it. */
export function WhatsAppCard({ onChanged }: Props) {
  const queries = useQueryClient();
  const { data, error, isLoadingError, refetch } = useQuery(consentQuery);
  const change = useMutation({
    mutationFn: async (granted: boolean) =>
      (await call(setWhatsAppConsent, { body: { granted } })).data,
    onSuccess: (consent) => {
      queries.setQueryData(consentQuery.queryKey, consent);
      toast.success(consent.granted ? copy.accepted : copy.withdrawn);
      onChanged?.();
    },
    onError: (refused) => toast.error(causeText(refused) ?? copy.failed),
  });
  if (isLoadingError)
    return <ErrorState text={copy.readFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={['text', 'control']} />;
  return (
    <Card title={data.title}>
      <p>{data.body}</p>
      <Switch
        label={copy.label}
        isOn={data.granted}
        stateText={data.granted ? copy.on : copy.off}
        onChange={(granted) => change.mutate(granted)}
      />
    </Card>
  );
}
