import {
  CONNECTION_FAIL_DISMISS_MS,
  CONNECTION_TEST_MAX_MS,
  connectionIsGood,
} from '@app/contract/video-call';
import { WifiLow } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { connectionCopy } from '../video-call.copy.ts';
import { isConnectionRemembered, keepMeasurement } from '../video-call.queries.ts';
import { measureConnection } from './measure-connection.ts';

export type ConnectionTestProps = {
  onPassed: () => void;
  /** Continues without video on a weak connection. */
  onAudioOnly: () => void;
  /** Called when it closes automatically after five seconds. */
  onDismissed: () => void;
};

/** Tests the connection before joining: download and upload together below 16 s. */
export function ConnectionTest({ onPassed, onAudioOnly, onDismissed }: ConnectionTestProps) {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const passed = useRef(onPassed);
  passed.current = onPassed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a new test
  useEffect(() => {
    const cancel = new AbortController();
    setHasFailed(false);
    runTest(cancel.signal).then(
      (isGood) => (isGood ? passed.current() : setHasFailed(true)),
      () => !cancel.signal.aborted && setHasFailed(true),
    );
    return () => cancel.abort();
  }, [attempt]);

  if (!hasFailed) return <Running />;
  return (
    <Insufficient
      onRetry={() => setAttempt(attempt + 1)}
      onAudioOnly={onAudioOnly}
      onDismissed={onDismissed}
    />
  );
}

async function runTest(signal: AbortSignal): Promise<boolean> {
  // If the last result cannot be read, the connection is tested.
  if (await isConnectionRemembered(signal).catch(() => false)) return true;
  const measured = await measureConnection(signal);
  await keepMeasurement(measured.download_ms, measured.upload_ms).catch(() => undefined);
  signal.throwIfAborted();
  return connectionIsGood(measured);
}

const STEP_MS = 200;

/** Milliseconds since it appeared, in steps. */
function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsed((before) => before + STEP_MS), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}

function Running() {
  const elapsed = useElapsed();
  return (
    <Card title={connectionCopy.title}>
      <p role="status">{connectionCopy.hint}</p>
      <ProgressBar
        label={connectionCopy.progress}
        value={(elapsed / CONNECTION_TEST_MAX_MS) * 100}
      />
    </Card>
  );
}

type InsufficientProps = Omit<ConnectionTestProps, 'onPassed'> & { onRetry: () => void };

function Insufficient({ onRetry, onAudioOnly, onDismissed }: InsufficientProps) {
  const elapsed = useElapsed();
  const isOver = elapsed >= CONNECTION_FAIL_DISMISS_MS;
  const dismissed = useRef(onDismissed);
  dismissed.current = onDismissed;
  useEffect(() => {
    if (isOver) dismissed.current();
  }, [isOver]);
  const seconds = Math.ceil(Math.max(0, CONNECTION_FAIL_DISMISS_MS - elapsed) / 1_000);
  return (
    <Card title={connectionCopy.insufficient}>
      <p role="alert" className="flex items-start gap-3">
        <WifiLow aria-hidden />
        {connectionCopy.detail}
      </p>
      <p className="text-ink-2">{connectionCopy.closesIn(seconds)}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onPress={onRetry}>
          {connectionCopy.retry}
        </Button>
        <Button onPress={onAudioOnly}>{connectionCopy.audioOnly}</Button>
      </div>
    </Card>
  );
}
