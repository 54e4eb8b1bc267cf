import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A person who waits longer uses what is already shown. */
const PATIENCE_MS = 2_000;

/**
 * Whether all first requests of the page were answered, or took too long: content shown from then on is not
 * moved by notices above it.
 */
export function useFirstAnswers(): boolean {
  const [isOver, setIsOver] = useState(false);
  const awaited = useIsFetching({
    predicate: ({ state }) => state.status === 'pending' && state.fetchFailureCount === 0,
  });
  const isAnswered = awaited === 0;
  useEffect(() => {
    const end = () => setIsOver(true);
    // Requests of the same view also start in effects, so the count is right only after them.
    const patience = setTimeout(end, isAnswered ? 0 : PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [isAnswered]);
  return isOver;
}
