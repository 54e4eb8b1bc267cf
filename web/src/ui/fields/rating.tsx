import { Star } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';

const STARS = [1, 2, 3, 4, 5] as const;

type RatingProps = {
  label: string;
  /** Null until the person chooses. */
  value: number | null;
  onChange: (stars: number) => void;
};

/** One to five stars, none preselected. */
export function Rating({ label, value, onChange }: RatingProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${name}-legend`}>
      <p id={`${name}-legend`} className="mb-2 font-medium">
        {label}
      </p>
      <div className="flex flex-wrap gap-1">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-12 cursor-pointer place-items-center rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <Star
              aria-hidden
              size={32}
              className={cx(
                value !== null && stars <= value
                  ? 'fill-brand-700 text-brand-700'
                  : 'text-line-strong',
              )}
            />
            <span className="sr-only">{uiCopy.stars(stars)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
