import { type CSSProperties, useEffect, useRef } from 'react';
import { cx } from '../ui/class-names.ts';

type StreamVideoProps = {
  stream: MediaStream | null;
  label: string;
  isMuted?: boolean;
  /** As in a mirror: the own picture. */
  isMirrored?: boolean;
  className?: string;
  /** The tallest it may be drawn on a desktop. */
  largestHeight?: number | undefined;
  /** Told the height of the source whenever it changes. */
  onSourceHeight?: (pixels: number) => void;
  /** Told whether the browser refuses to play the sound before a press. */
  onBlocked?: (isBlocked: boolean) => void;
};

/** A moving picture of somebody. */
export function StreamVideo({
  stream,
  label,
  isMuted = false,
  isMirrored = false,
  className,
  largestHeight,
  onSourceHeight,
  onBlocked,
}: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
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
  }, [stream]);
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
      style={largestHeight === undefined ? undefined : largest(largestHeight)}
      onResize={({ currentTarget }) => onSourceHeight?.(currentTarget.videoHeight)}
    />
  );
}

const largest = (pixels: number) => ({ '--largest': `${pixels}px` }) as CSSProperties;
