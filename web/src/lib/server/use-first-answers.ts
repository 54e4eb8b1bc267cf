import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A person who waits longer presses what is there. */
const PATIENCE_MS = 2_000;

/**
 * Whether everything that the page asked for first was answered, or took too long: what is shown from then on is not
 * moved by notices that arrive above it.
 */
export function useFirstAnswers(): boolean {
  const [isOver, setIsOver] = useState(false);
  const awaited = useIsFetching({
    predicate: ({ state }) => state.status === 'pending' && state.fetchFailureCount === 0,
  });
  const isAnswered = awaited === 0;
  useEffect(() => {
    const end = () => setIsOver(true);
    // Those of the same view are asked for in effects as well: the count is right after them.
    const patience = setTimeout(end, isAnswered ? 0 : PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [isAnswered]);
  return isOver;
}
