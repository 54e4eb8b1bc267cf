import { CircleAlert } from 'lucide-react';
import { causeText } from '../../lib/server/failure-text.ts';
import { Button } from '../actions/button.tsx';
import { uiCopy } from '../ui.copy.ts';
import { referenceText } from './failure-sentences.ts';

type ErrorStateProps = {
  /** The catalogue's text for the situation. */
  text: string;
  error?: unknown;
  onRetry?: () => void;
};

/** A failed request: message, retry, and the reference for support. */
export function ErrorState({ text, error, onRetry }: ErrorStateProps) {
  const cause = causeText(error);
  const reference = error === undefined ? undefined : referenceText(error);
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-lg border border-danger-700 bg-surface p-6"
    >
      <p className="flex items-start gap-3 font-medium">
        <CircleAlert aria-hidden className="text-danger-700" />
        {text}
      </p>
      {cause !== undefined && <p>{cause}</p>}
      {onRetry && <Button onPress={onRetry}>{uiCopy.retry}</Button>}
      {reference !== undefined && <p className="text-small text-ink-2">{reference}</p>}
    </div>
  );
}
