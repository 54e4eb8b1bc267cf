import { Move } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { stageCopy } from '../video-call.copy.ts';
import { StreamVideo } from './stream-video.tsx';

const CORNERS = ['bottom-right', 'bottom-left', 'top-left', 'top-right'] as const;
type Corner = (typeof CORNERS)[number];

const PLACES: Record<Corner, string> = {
  'bottom-right': 'right-3 bottom-3',
  'bottom-left': 'bottom-3 left-3',
  'top-left': 'top-3 left-3',
  'top-right': 'top-3 right-3',
};

type Offset = { x: number; y: number };
const NOWHERE: Offset = { x: 0, y: 0 };

/** The person's own picture: dragged to a corner, or moved to the next one by its button. */
export function SelfView({ stream, hasPicture }: { stream: MediaStream; hasPicture: boolean }) {
  const [corner, setCorner] = useState<Corner>('bottom-right');
  const [offset, setOffset] = useState(NOWHERE);
  const start = useRef<Offset | null>(null);
  if (!hasPicture) return null;

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    start.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const handleMove = ({ clientX, clientY }: PointerEvent) => {
    if (start.current) setOffset({ x: clientX - start.current.x, y: clientY - start.current.y });
  };
  const handleUp = (event: PointerEvent<HTMLElement>) => {
    if (start.current) setCorner(nearestCorner(event.currentTarget) ?? corner);
    start.current = null;
    setOffset(NOWHERE);
  };
  return (
    <figure
      aria-label={stageCopy.selfView}
      className={cx(
        'absolute aspect-[3/4] h-[45%] max-h-32 touch-none max-md:group-data-over/frame:h-[80%] md:aspect-[4/3] md:h-1/5 md:max-h-[150px]',
        PLACES[corner],
      )}
      style={{ transform: `translate(${offset.x}px, ${offset.y}px)` }}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
    >
      <StreamVideo
        stream={stream}
        label={stageCopy.selfView}
        isMuted
        isMirrored
        className="size-full cursor-grab rounded-md border-2 border-stage-ink bg-stage-2 object-cover"
      />
      <button
        type="button"
        aria-label={stageCopy.moveSelfView}
        title={stageCopy.moveSelfView}
        className="absolute top-1 right-1 grid size-7 md:size-9 cursor-pointer place-items-center rounded-full bg-stage/80 text-stage-ink"
        // Short movements are clicks, not drags.
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => setCorner(next(corner))}
      >
        <Move aria-hidden size={18} />
      </button>
    </figure>
  );
}

const next = (corner: Corner): Corner =>
  CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length] ?? corner;

/** The corner of the stage that the picture was dropped closest to. */
function nearestCorner(dropped: HTMLElement): Corner | null {
  const stage = dropped.offsetParent?.getBoundingClientRect();
  if (!stage) return null;
  const picture = dropped.getBoundingClientRect();
  const isLeft = picture.left + picture.width / 2 < stage.left + stage.width / 2;
  const isTop = picture.top + picture.height / 2 < stage.top + stage.height / 2;
  return `${isTop ? 'top' : 'bottom'}-${isLeft ? 'left' : 'right'}`;
}
