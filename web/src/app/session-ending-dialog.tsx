import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { inServerTime } from '../lib/server/server-time.ts';
import { leave } from '../lib/session/leaving.ts';
import { session } from '../lib/session/session.ts';
import type { SessionEnding } from '../lib/session/session-ending.ts';
import { Button } from '../ui/actions/button.tsx';
import { formatTime } from '../ui/format.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { sessionEndingCopy as copy } from './session-ending.copy.ts';

type Props = { ending: SessionEnding };

/** Asks whether to extend an idle session before it ends; an absolute end is only announced. */
export const SessionEndingDialog = (props: Props) => (
  <I18nProvider locale="es-AR">
    <Announcement {...props} />
  </I18nProvider>
);

function Announcement({ ending }: Props) {
  const [isPending, setIsPending] = useState(false);
  const [isHidden, setIsHidden] = useState(false);
  const when = formatTime(new Date(inServerTime(ending.deadline)));

  async function stay() {
    setIsPending(true);
    // Without a network the dialog stays open for another attempt.
    await session.stay().catch(() => undefined);
    setIsPending(false);
  }

  if (ending.isFinal) {
    return (
      <Dialog
        title={copy.sessionEnding}
        isOpen={!isHidden}
        onClose={() => setIsHidden(true)}
        actions={<Button onPress={() => setIsHidden(true)}>{copy.understood}</Button>}
      >
        <p>{copy.lastEnd(when)}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={copy.sessionEnding}
      isOpen
      onClose={() => void stay()}
      actions={
        <>
          <Button onPress={leave}>{copy.logOut}</Button>
          <Button kind="primary" autoFocus isPending={isPending} onPress={() => void stay()}>
            {copy.stay}
          </Button>
        </>
      }
    >
      <p>{copy.idleEnd(when)}</p>
    </Dialog>
  );
}
