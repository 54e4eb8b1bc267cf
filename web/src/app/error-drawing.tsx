import { Illustration } from '../ui/media/illustration.tsx';

/** The drawing of the error pages: a part of its own, so that no page waits for it. */
export const ErrorDrawing = () => <Illustration name="calm" />;
