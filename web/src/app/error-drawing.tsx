import { Illustration } from '../ui/media/illustration.tsx';

/** Illustration of the error pages, in a chunk of its own so that no page waits for it. */
export const ErrorDrawing = () => <Illustration name="calm" />;
