import {
  type OwnPreferences,
  type PreferenceChannel,
  type PreferenceKind,
  type Preferences,
  preferenceChannels,
  preferenceKinds,
} from '@app/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { causeText } from '../../lib/server/failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { CheckboxGroup } from '../../ui/fields/checkbox.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { preferencesCopy as copy } from './channels.copy.ts';
import { preferencesQuery, useSavePreferences } from './channels.queries.ts';
import { ConfirmTelephone } from './confirm-telephone.tsx';
import { QuietFields } from './quiet-fields.tsx';

/** Only patients can accept messages by WhatsApp; to others nothing is said of it. */
type Props = { hasWhatsApp: boolean };

/** Which notifications are sent by which channels, and the quiet hours. */
export function PreferencesCard({ hasWhatsApp }: Props) {
  const { data, error, isLoadingError, refetch } = useQuery(preferencesQuery);
  if (isLoadingError)
    return <ErrorState text={copy.readFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={['text', 'control', 'control']} />;
  return <PreferencesForm stored={data} hasWhatsApp={hasWhatsApp} />;
}

function PreferencesForm({
  stored: { whatsAppReach, ...stored },
  hasWhatsApp,
}: Props & { stored: OwnPreferences }) {
  const [chosen, setChosen] = useState<Preferences>(stored);
  const save = useSavePreferences();
  const isAllDay = chosen.quiet !== null && chosen.quiet.from === chosen.quiet.to;
  const submit = () => {
    if (isAllDay) return;
    save.mutate(chosen, {
      onSuccess: () => toast.success(copy.saved),
      onError: (refused) => toast.error(causeText(refused) ?? copy.failed),
    });
  };
  return (
    <Card title={copy.title}>
      <p>{copy.detail}</p>
      {hasWhatsApp && copy.whatsApp[whatsAppReach] && <p>{copy.whatsApp[whatsAppReach]}</p>}
      {hasWhatsApp && whatsAppReach === 'UNCONFIRMED' && <ConfirmTelephone />}
      {preferenceKinds.map((kind) => (
        <CheckboxGroup
          key={kind}
          label={copy.kinds[kind]}
          options={channelsWith(whatsAppReach).map((id) => ({ id, label: copy.channels[id] }))}
          value={channelsWith(whatsAppReach).filter((channel) => chosen[channel].includes(kind))}
          onChange={(channels) => setChosen(withChannels(chosen, kind, channels))}
        />
      ))}
      <QuietFields
        quiet={chosen.quiet}
        error={isAllDay ? copy.sameHours : undefined}
        onChange={(quiet) => setChosen({ ...chosen, quiet })}
      />
      <p className="text-small text-ink-2">{copy.always}</p>
      <Button kind="primary" isPending={save.isPending} onPress={submit}>
        {copy.save}
      </Button>
    </Card>
  );
}

/** WhatsApp is offered only if messages would arrive. */
const channelsWith = (reach: OwnPreferences['whatsAppReach']): readonly PreferenceChannel[] =>
  preferenceChannels.filter((channel) => channel !== 'whatsapp' || reach === 'OPEN');

/** The choice with exactly these channels for a kind. */
function withChannels(chosen: Preferences, kind: PreferenceKind, channels: string[]): Preferences {
  const listOf = (channel: PreferenceChannel) =>
    preferenceKinds.filter((one) =>
      one === kind ? channels.includes(channel) : chosen[channel].includes(one),
    );
  const { quiet } = chosen;
  return { quiet, email: listOf('email'), whatsapp: listOf('whatsapp'), push: listOf('push') };
}
