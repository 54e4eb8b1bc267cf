import { problemCode } from '../lib/server/problem-error.ts';
import { useViewer } from '../lib/session/session.ts';
import { Button } from '../ui/actions/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { presenceCopy as copy, dutyRefusals } from './presence.copy.ts';
import { useSetAvailability } from './presence.queries.ts';

/** Button of an empty grid that goes on duty. */
export function GoOnDuty() {
  const set = useSetAvailability(useViewer()?.accountId ?? '');
  const go = () =>
    set.mutate(true, {
      onError: (error) => toast.error(dutyRefusals[problemCode(error)] ?? copy.failed),
    });
  return (
    <Button kind="primary" isPending={set.isPending} onPress={go}>
      {copy.enter}
    </Button>
  );
}
