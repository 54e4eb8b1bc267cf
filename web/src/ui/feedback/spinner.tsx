import { LoaderCircle } from 'lucide-react';

/** Indeterminate progress; static if reduced motion is preferred. */
export const Spinner = ({ size = 24 }: { size?: number }) => (
  <LoaderCircle aria-hidden size={size} className="motion-safe:animate-spin" />
);
