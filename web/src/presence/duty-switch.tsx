import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemCode } from '../lib/problem-error.ts';
import { useScreenActions } from '../lib/screen-actions.ts';
import { useViewer } from '../lib/session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast.ts';
import { presenceCopy as copy, dutyRefusals } from './presence.copy.ts';
import { availabilityQuery, useSetAvailability } from './presence.queries.ts';
import { usePresence } from './use-presence.ts';

/** The switch of the header: on the guard, or off it after asking. */
export function DutySwitch() {
  const viewer = useViewer();
  usePresence(viewer);
  const accountId = viewer?.accountId ?? '';
  const { data: isOn = false } = useQuery({
    ...availabilityQuery(accountId),
    enabled: accountId !== '',
  });
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
      <Switch label={copy.label} isOn={isOn} stateText={isOn ? copy.on : copy.off} onChange={ask} />
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
