import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { checkCopy } from '../video-call.copy.ts';

/** Long enough to read that it goes on, and to choose otherwise. */
const GOES_ON_AFTER_SECONDS = 5;

/** After a pass: goes on by itself in seconds that are seen, not announced, unless the person stays. */
export function GoingOn({ onEnd }: { onEnd: () => void }) {
  const [seconds, setSeconds] = useState(GOES_ON_AFTER_SECONDS);
  const [stays, setStays] = useState(false);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  useEffect(() => {
    if (stays) return;
    if (seconds === 0) return ended.current();
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds, stays]);
  if (stays) return null;
  return (
    <span className="flex items-center gap-3">
      <span role="status" className="sr-only">
        {checkCopy.goesOn}
      </span>
      <span aria-hidden className="flex-1">
        {checkCopy.goesOnIn(Math.max(seconds, 1))}
      </span>
      <Button kind="quiet" onPress={() => setStays(true)}>
        {checkCopy.stay}
      </Button>
    </span>
  );
}
