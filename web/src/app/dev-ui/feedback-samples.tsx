import {
  CalendarPlus,
  CircleCheck,
  Clock,
  Phone,
  TriangleAlert,
  Video,
  Volume2,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { sample } from './dev-ui.copy.ts';

/** Buttons: every kind, pending and disabled. */
export const ButtonSamples = () => (
  <Card title={sample.buttons} aside={<Chip tone="ok">{sample.onDutyState}</Chip>}>
    <Button kind="primary" isWide icon={<Video aria-hidden />}>
      {sample.guard}
    </Button>
    <Button isWide icon={<CalendarPlus aria-hidden />} disabledReason={sample.soon} isReasonShown>
      {sample.program}
    </Button>
    <div className="flex flex-wrap gap-3">
      <Button>{sample.see}</Button>
      <Button kind="quiet">{sample.cancel}</Button>
      <Button kind="primary" isPending>
        {sample.paying}
      </Button>
      <LinkButton kind="danger" href="tel:107" icon={<Phone aria-hidden />}>
        {sample.call107}
      </LinkButton>
      <Button disabledReason={sample.soon}>{sample.program}</Button>
      <IconButton
        label={sample.sound}
        icon={<Volume2 aria-hidden />}
        isPressed
        onPress={() => undefined}
      />
    </div>
  </Card>
);

const icon = { 'aria-hidden': true, size: 18 } as const;

/** States, banners, toasts, dialogs, and what is shown when there is nothing to show. */
export function FeedbackSamples() {
  const [isOpen, setIsOpen] = useState(false);
  const raiseAll = () => {
    toast.error(sample.profileFailed);
    toast.success(sample.profileSaved);
    toast.info(sample.deleted, { label: sample.undo, onPress: () => undefined });
  };
  return (
    <Card title={sample.feedback}>
      <div className="flex flex-wrap gap-3">
        <Chip icon={<Clock {...icon} />}>{sample.waiting}</Chip>
        <Chip tone="warn" icon={<Clock {...icon} />}>
          {sample.late}
        </Chip>
        <Chip tone="info">{sample.accepted}</Chip>
        <Chip tone="ok" icon={<CircleCheck {...icon} />}>
          {sample.finished}
        </Chip>
        <Chip tone="danger" icon={<TriangleAlert {...icon} />}>
          {sample.allergy}
        </Chip>
        <Chip tone="brand">{sample.draft}</Chip>
      </div>
      <Banner>{sample.verifying}</Banner>
      <Banner tone="warn" action={<Button>{sample.sound}</Button>}>
        {sample.blocked}
      </Banner>
      <Banner tone="danger">{sample.lost}</Banner>
      <div className="flex flex-wrap gap-3">
        <Button onPress={raiseAll}>{sample.toasts}</Button>
        <Button onPress={() => setIsOpen(true)}>{sample.dialog}</Button>
      </div>
      <ConfirmDialog
        question={sample.quitQuestion}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => setIsOpen(false)}
        confirmLabel={sample.quit}
        isDangerous
      >
        <p>{sample.quitDetail}</p>
      </ConfirmDialog>
      <Skeleton lines={['title', 'text', 'control']} />
      <EmptyState
        text={sample.noPrescriptions}
        detail={sample.noPrescriptionsDetail}
        illustration="receipt"
        action={<Button>{sample.guard}</Button>}
      />
      <ErrorState
        text={sample.profileFailed}
        error={new Error(sample.lost)}
        onRetry={() => undefined}
      />
    </Card>
  );
}
