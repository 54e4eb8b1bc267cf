import type { CallView } from '../session/call-session.ts';
import { connectionWords } from '../video-call.copy.ts';
import { CallTimer } from './call-timer.tsx';

const PILL = 'rounded-full bg-stage/80 px-3 py-0.5';

/** Duration and connection in words, over the picture; the banner announces changes of the connection. */
export function CallStatus({ view }: { view: CallView }) {
  const words = connectionOf(view);
  return (
    <div className="flex items-center gap-2 p-2 text-small md:justify-between">
      {view.startedAt && (
        <span className={PILL}>
          <CallTimer startedAt={view.startedAt} />
        </span>
      )}
      {words && <span className={PILL}>{connectionWords[words]}</span>}
    </div>
  );
}

/** The word for a connection; `undefined` before there is one. */
function connectionOf({ state, isFair, remote }: CallView): keyof typeof connectionWords | null {
  if (state === 'unstable') return 'unstable';
  if (state === 'reconnecting' || state === 'lost') return 'none';
  if (state !== 'connected' || remote.presence !== 'here') return null;
  return isFair ? 'fair' : 'good';
}
