import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { checkCopy } from '../video-call.copy.ts';

/** Enough time to read that it continues, and to stop it. */
const GOES_ON_AFTER_SECONDS = 5;

/** After a pass: continues automatically after some seconds, shown but not announced, unless the person stops it. */
export function GoingOn({ onEnd, onStay }: { onEnd: () => void; onStay: () => void }) {
  const [seconds, setSeconds] = useState(GOES_ON_AFTER_SECONDS);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  useEffect(() => {
    if (seconds === 0) return ended.current();
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <span className="flex flex-1 items-center gap-3">
      <span role="status" className="sr-only">
        {checkCopy.goesOn}
      </span>
      <span aria-hidden className="flex-1">
        {checkCopy.goesOnIn(Math.max(seconds, 1))}
      </span>
      <Button kind="quiet" onPress={onStay}>
        {checkCopy.stay}
      </Button>
    </span>
  );
}
