import { LoaderCircle } from 'lucide-react';

/** Something is being done; stands still for those who asked for less motion. */
export const Spinner = ({ size = 24 }: { size?: number }) => (
  <LoaderCircle aria-hidden size={size} className="motion-safe:animate-spin" />
);
