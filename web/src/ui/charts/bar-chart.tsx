/** One bar; null if nothing was measured. */
export type Bar = { id: string; label: string; value: number | null };

type BarChartProps = {
  /** The accessible name of the chart. */
  title: string;
  bars: readonly Bar[];
  /** Formats a value of the axis. */
  format: (value: number) => string;
};

const WIDTH = 320;
const HEIGHT = 160;
const LEFT = 32;
const BOTTOM = 22;
const TOP = 10;
const STEPS = 4;
/** How many labels fit below without overlapping. */
const LABELS_MAX = 6;

/** Bars over time, with an axis. For screen readers it is an image, so its numbers need a table next to it. */
export function BarChart({ title, bars, format }: BarChartProps) {
  const top = niceTop(Math.max(0, ...bars.map(({ value }) => value ?? 0)));
  const slot = (WIDTH - LEFT) / bars.length;
  const heightOf = (value: number) => ((HEIGHT - TOP - BOTTOM) * value) / top;
  const every = Math.ceil(bars.length / LABELS_MAX);
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-auto w-full text-[12px] tabular-nums"
    >
      {Array.from({ length: STEPS + 1 }, (_, step) => (top * step) / STEPS).map((value) => {
        const y = HEIGHT - BOTTOM - heightOf(value);
        return (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH} y1={y} y2={y} className="stroke-line" />
            <text x={LEFT - 6} y={y + 4} textAnchor="end" className="fill-ink-2">
              {format(value)}
            </text>
          </g>
        );
      })}
      {bars.map(({ id, label, value }, place) => (
        <g key={id}>
          {value !== null && value > 0 && (
            <rect
              x={LEFT + place * slot + slot * 0.15}
              y={HEIGHT - BOTTOM - heightOf(value)}
              width={slot * 0.7}
              height={heightOf(value)}
              rx={2}
              className="fill-brand-700"
            />
          )}
          {place % every === 0 && (
            <text
              x={LEFT + (place + 0.5) * slot}
              y={HEIGHT - 6}
              textAnchor="middle"
              className="fill-ink-2"
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** The top of the axis: a number whose quarters are round. */
function niceTop(largest: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(largest, 1)));
  const steps = [1, 2, 4, 8, 10, 20].map((step) => step * size);
  return Math.max(4, steps.find((step) => step >= largest) ?? largest);
}
