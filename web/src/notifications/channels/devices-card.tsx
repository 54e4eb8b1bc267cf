import type { PushDevice } from '@app/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { formatDate } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EditableRows } from '../../ui/listing/editable-rows.tsx';
import { pushCopy as copy } from './channels.copy.ts';
import { devicesQuery, supportQuery, useRemoveDevice } from './channels.queries.ts';
import { AllowButton } from './push-offer.tsx';

/** Devices that get push messages, each with a button to remove it. */
export function DevicesCard() {
  const devices = useQuery(devicesQuery);
  const support = useQuery(supportQuery);
  const remove = useRemoveDevice();
  const list = devices.data?.devices ?? [];
  const isOffered = support.data === 'possible' && !list.some(({ isCurrent }) => isCurrent);
  return (
    <Card title={copy.devices}>
      <p>{copy.devicesDetail}</p>
      {devices.isPending && <Skeleton lines={['text']} />}
      {devices.isError && (
        <ErrorState
          text={copy.devicesFault}
          error={devices.error}
          onRetry={() => void devices.refetch()}
        />
      )}
      {remove.isError && <Banner tone="danger">{copy.removeFault}</Banner>}
      {devices.data && list.length === 0 && <p className="text-ink-2">{copy.none}</p>}
      <EditableRows>
        <ul className="flex flex-col">
          {list.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              onRemove={() =>
                remove.mutate(device, { onSuccess: () => toast.success(copy.removed) })
              }
            />
          ))}
        </ul>
      </EditableRows>
      {devices.data && isOffered && (
        <AllowButton
          publicKey={devices.data.publicKey}
          label={copy.activate}
          words={copy.inSettings}
        />
      )}
    </Card>
  );
}

function DeviceRow({ device, onRemove }: { device: PushDevice; onRemove: () => void }) {
  const name = device.device || copy.otherDevice;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 first:pt-0">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.isCurrent && <Chip tone="brand">{copy.thisDevice}</Chip>}
        </p>
        <p className="text-small text-ink-2">{copy.since(formatDate(device.creationDate))}</p>
      </div>
      <Button aria-label={copy.removeNamed(name)} onPress={onRemove}>
        {copy.remove}
      </Button>
    </li>
  );
}
