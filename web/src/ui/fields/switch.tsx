import { useId } from 'react';
import { cx } from '../class-names.ts';

type SwitchProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Its state in words: 'En guardia' or 'Fuera de guardia'. */
  stateText?: string;
  /** For a phone's header, where the state's text is enough. */
  isShort?: boolean;
};

/** Switches something at once: duty, sounds. Its text can be clicked too. */
export function Switch({ label, isOn, onChange, stateText, isShort = false }: SwitchProps) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-3">
      <label htmlFor={id} className={cx('cursor-pointer', isShort && 'max-sm:sr-only')}>
        {label}
      </label>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        onClick={() => onChange(!isOn)}
        className="inline-flex min-h-control cursor-pointer items-center gap-2"
      >
        <span
          className={cx(
            'inline-flex h-7 w-12 items-center rounded-full border-[1.5px] px-0.5 transition-colors',
            isOn ? 'justify-end border-brand-700 bg-brand-700' : 'border-line-strong bg-surface-2',
          )}
        >
          <span
            className={cx('block size-5 rounded-full', isOn ? 'bg-surface' : 'bg-line-strong')}
          />
        </span>
        {stateText !== undefined && (
          <span className="text-small whitespace-nowrap text-ink-2 large-letters:whitespace-normal">
            {stateText}
          </span>
        )}
      </button>
    </span>
  );
}
