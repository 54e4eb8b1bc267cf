import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { cx } from '../../ui/class-names.ts';

type StreamVideoProps = {
  stream: MediaStream | null;
  label: string;
  isMuted?: boolean;
  /** Mirrored, for the person's own picture. */
  isMirrored?: boolean;
  className?: string;
  videoRef?: RefObject<HTMLVideoElement | null>;
  /** Maximum height on a desktop. */
  largestHeight?: number | undefined;
  /** Called with the height of the source when it changes. */
  onSourceHeight?: (pixels: number) => void;
  /** Called with whether the browser blocks the sound until a click. */
  onBlocked?: (isBlocked: boolean) => void;
};

/** A video of a stream. */
export function StreamVideo({
  stream,
  label,
  isMuted = false,
  isMirrored = false,
  className,
  videoRef,
  largestHeight,
  onSourceHeight,
  onBlocked,
}: StreamVideoProps) {
  const ownRef = useRef<HTMLVideoElement>(null);
  const video = videoRef ?? ownRef;
  const blocked = useRef(onBlocked);
  blocked.current = onBlocked;
  useEffect(() => {
    const element = video.current;
    if (!element || element.srcObject === stream) return;
    element.srcObject = stream;
    element.play().then(
      () => blocked.current?.(false),
      (error: Error) => blocked.current?.(error.name === 'NotAllowedError'),
    );
  }, [stream, video]);
  return (
    <video
      ref={video}
      aria-label={label}
      autoPlay
      playsInline
      muted={isMuted}
      className={cx(
        isMirrored && '-scale-x-100',
        largestHeight !== undefined && 'md:max-h-(--largest)',
        className,
      )}
      style={largest(largestHeight)}
      onResize={({ currentTarget }) => onSourceHeight?.(currentTarget.videoHeight)}
    />
  );
}

/** Style for `md:max-h-(--largest)`. */
export const largest = (pixels: number | undefined): CSSProperties | undefined =>
  pixels === undefined ? undefined : ({ '--largest': `${pixels}px` } as CSSProperties);
