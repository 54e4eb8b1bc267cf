import type { CallSide } from '@app/contract/video-call';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { STAGE_BUTTON, StageButton } from '../../ui/actions/stage-button.tsx';
import { cx } from '../../ui/class-names.ts';
import type { EndReason } from '../session/call-session.ts';
import { bannerCopy, callScreenCopy, endingCopy, endingDetail } from '../video-call.copy.ts';

/** Endings after which the call can be entered again. */
const ENTER_AGAIN = {
  replaced: callScreenCopy.continueHere,
  tampered: bannerCopy.enterAgain,
  refused: bannerCopy.enterAgain,
  'hung-up': bannerCopy.enterAgain,
} as const satisfies Partial<Record<EndReason, string>>;

type EndingProps = {
  ending: EndReason;
  /** The viewer's side. */
  side: CallSide;
  onEnterAgain: () => void;
};

/** Why the call ended here, and the next step. */
export function CallEnding({ ending, side, onEnterAgain }: EndingProps) {
  const again = againText(ending, side);
  const { title, detail } = textOf(ending, side, again !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The professional still has the record to write.
    if (side === 'patient') heading.current?.focus();
  }, [side]);
  return (
    <div
      role="alert"
      className="mx-3 mb-3 flex min-h-0 flex-1 flex-col items-center justify-center gap-4 overflow-auto rounded-lg bg-stage-2 p-6 text-center"
    >
      <h2
        ref={heading}
        tabIndex={-1}
        className={cx('outline-none', side === 'patient' ? 'text-24' : 'text-20')}
      >
        {title}
      </h2>
      {detail && <p className="max-w-[48ch] text-stage-ink-2">{detail}</p>}
      {again && <StageButton onPress={onEnterAgain}>{again}</StageButton>}
      {(!again || ending === 'hung-up') && side === 'patient' && (
        <Link to="/paciente" replace className={STAGE_BUTTON}>
          {callScreenCopy.home}
        </Link>
      )}
    </div>
  );
}

/** A professional who hung up may call again while the record is open. */
const againText = (ending: EndReason, side: CallSide): string | undefined =>
  ending === 'left' && side === 'professional'
    ? bannerCopy.enterAgain
    : ENTER_AGAIN[ending as keyof typeof ENTER_AGAIN];

/** After the call the professional still has to complete the record. */
function textOf(ending: EndReason, side: CallSide, mayEnter: boolean) {
  if (side === 'patient' || (mayEnter && ending !== 'left')) {
    return { title: endingCopy[ending], detail: endingDetail[ending] };
  }
  const title = ending === 'patient-finished' ? bannerCopy.patientLeft : endingCopy[ending];
  const isRecordOpen = ending === 'failed' || ending === 'over' || ending === 'left';
  return { title, detail: isRecordOpen ? callScreenCopy.completeRecord : undefined };
}
