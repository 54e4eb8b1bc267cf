import type { QuietHours } from '@app/contract/notifications';
import { useLast } from '../../lib/use-last.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { preferencesCopy as copy } from './channels.copy.ts';

type Props = {
  quiet: QuietHours | null;
  error: string | undefined;
  onChange: (quiet: QuietHours | null) => void;
};

/** The default: the night. */
const NIGHT: QuietHours = { from: '22:00', to: '08:00' };

const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const hour = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
  return { id: hour, label: hour };
});

/** Hours in which only urgent notifications are sent. */
export function QuietFields({ quiet, error, onChange }: Props) {
  const hours = useLast(quiet) ?? NIGHT;
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={copy.quiet}
        value={quiet !== null}
        onChange={(isOn) => onChange(isOn ? hours : null)}
      />
      {quiet && (
        <>
          <p className="text-small text-ink-2">{copy.quietDetail}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            <Select
              label={copy.from}
              options={HALF_HOURS}
              value={quiet.from}
              onChange={(from) => from && onChange({ ...quiet, from })}
            />
            <Select
              label={copy.to}
              options={HALF_HOURS}
              value={quiet.to}
              error={error}
              onChange={(to) => to && onChange({ ...quiet, to })}
            />
          </div>
        </>
      )}
    </div>
  );
}
