import { type RefObject, useLayoutEffect, useRef } from 'react';
import { largest } from './stream-video.tsx';

type FrozenPictureProps = {
  /** The video whose last picture it is. */
  of: RefObject<HTMLVideoElement | null>;
  className?: string;
  largestHeight: number | undefined;
};

/** Last picture before a disconnection, because a video without data turns black. */
export function FrozenPicture({ of: video, className, largestHeight }: FrozenPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (!canvas.current || !video.current?.videoWidth) return;
    canvas.current.width = video.current.videoWidth;
    canvas.current.height = video.current.videoHeight;
    canvas.current.getContext('2d')?.drawImage(video.current, 0, 0);
  }, [video]);
  return <canvas ref={canvas} aria-hidden className={className} style={largest(largestHeight)} />;
}
