type GaugeProps = {
  label: string;
  /** From 0 to 100. */
  value: number;
  /** Text instead of the percentage. */
  valueText?: string;
};

const percent = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

const Fill = ({ value }: { value: number }) => (
  <div aria-hidden className="h-2.5 overflow-hidden rounded-full bg-surface-2">
    <div
      className="h-full rounded-full bg-brand-600 transition-[width]"
      style={{ width: `${percent(value)}%` }}
    />
  </div>
);

/** Progress of a test or an upload. */
export const ProgressBar = ({ label, value, valueText }: GaugeProps) => (
  <div>
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      value={percent(value)}
      max={100}
      className="sr-only"
    />
    <Fill value={value} />
  </div>
);

/** A level, such as the microphone's. */
export const Meter = ({ label, value, valueText }: GaugeProps) => (
  <div>
    <meter
      aria-label={label}
      aria-valuetext={valueText}
      value={percent(value)}
      min={0}
      max={100}
      className="sr-only"
    />
    <Fill value={value} />
  </div>
);
