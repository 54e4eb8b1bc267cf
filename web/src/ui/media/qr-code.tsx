import { encode } from 'uqr';

/** Quiet zone around the code, in modules. */
const QUIET = 4;

/** A QR code, dark on white. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y]] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 self-center rounded-md border border-line bg-surface"
    >
      <path fill="#000" d={dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')} />
    </svg>
  );
}
