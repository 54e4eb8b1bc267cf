import type { LucideIcon } from 'lucide-react';
import { Pointer } from 'lucide-react';
import type { ReactNode } from 'react';

/** Stroke style, as in the other drawings. */
export const line = {
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  className: 'stroke-brand-700',
} as const;

type Place = { x: number; y: number };

/** One picture of a guide on its round background; the caption describes it. */
export const Picture = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" viewBox="0 0 160 120" className="w-full max-w-60">
    <circle cx="80" cy="60" r="56" className="fill-brand-50" />
    {children}
  </svg>
);

type BoxProps = Place & { width: number; height: number; round: number; isTinted?: boolean };

/** Shape of a window, a sheet or a device. */
export const Box = ({ round, isTinted = false, ...place }: BoxProps) => (
  <rect
    {...place}
    rx={round}
    strokeWidth="3"
    className={isTinted ? 'fill-brand-100 stroke-brand-700' : 'fill-surface stroke-brand-700'}
  />
);

/** A phone in portrait format. */
export const Phone = ({ x = 46 }: { x?: number }) => (
  <>
    <Box x={x} y={6} width={68} height={108} round={11} />
    <path {...line} d={`M${x + 28} 13h12`} />
  </>
);

/** A browser window without address bar. */
export const BrowserWindow = () => (
  <>
    <Box x={12} y={16} width={136} height={90} round={9} />
    <path {...line} d="M12 46h136" />
  </>
);

type IconProps = Place & { of: LucideIcon; size?: number; isOnDark?: boolean };

/** An icon as used on the screens. */
export const Icon = ({ of: Shape, x, y, size = 24, isOnDark = false }: IconProps) => (
  <Shape
    x={x}
    y={y}
    size={size}
    className={isOnDark ? 'stroke-surface' : 'stroke-brand-700'}
    strokeWidth={2}
  />
);

/** Placeholder text as grey lines. */
export const Words = ({ x, y, width }: Place & { width: number }) => (
  <rect x={x} y={y} width={width} height="5" rx="2.5" className="fill-brand-100" />
);

/** Highlights the place to press. */
export const Spot = ({ x, y, r = 15 }: Place & { r?: number }) => (
  <circle cx={x} cy={y} r={r} className="fill-acting-bg" />
);

/** A hand whose fingertip is at the place. */
export const Hand = ({ x, y }: Place) => (
  <Pointer
    x={x - 15}
    y={y - 2}
    size={38}
    strokeWidth={1.6}
    className="fill-surface stroke-brand-900"
  />
);
