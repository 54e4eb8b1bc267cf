import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useScreenActions } from '../lib/screen-actions.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { useViewer } from '../lib/session/session.ts';
import { toast } from '../ui/feedback/toast.ts';
import { Switch } from '../ui/fields/switch.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { presenceCopy as copy, dutyRefusals } from './presence.copy.ts';
import { availabilityQuery, useOffDutyPushes, useSetAvailability } from './presence.queries.ts';
import { usePresence } from './use-presence.ts';

/** The duty switch of the header; going off duty is confirmed. */
export function DutySwitch() {
  const viewer = useViewer();
  usePresence(viewer);
  const accountId = viewer?.accountId ?? '';
  const { data: isOn = false } = useQuery({
    ...availabilityQuery(accountId),
    enabled: accountId !== '',
  });
  useOffDutyPushes(accountId);
  const set = useSetAvailability(accountId);
  const [isAsking, setIsAsking] = useState(false);

  const change = (next: boolean) =>
    set.mutate(next, {
      onError: (error) => toast.error(dutyRefusals[problemCode(error)] ?? copy.failed),
      onSettled: () => setIsAsking(false),
    });

  const ask = (next: boolean) => (next ? change(true) : setIsAsking(true));
  useScreenActions([
    { id: 'duty', group: 'guard', label: isOn ? copy.leave : copy.enter, run: () => ask(!isOn) },
  ]);

  return (
    <>
      <Switch
        label={copy.label}
        isOn={isOn}
        stateText={isOn ? copy.on : copy.off}
        isShort
        onChange={ask}
      />
      <ConfirmDialog
        question={copy.leaveQuestion}
        confirmLabel={copy.leave}
        isOpen={isAsking}
        isPending={set.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => change(false)}
      >
        <p>{copy.leaveDetail}</p>
      </ConfirmDialog>
    </>
  );
}
