import { WEEKDAYS, type Weekday } from '@app/contract/catalogs';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { CheckboxGroup } from '../ui/fields/checkbox.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { branchCopy as copy } from './pharmacies.copy.ts';
import { capitalized, type NamedDay } from './week.ts';

type Props = {
  day: NamedDay;
  onCopy: (days: Weekday[]) => void;
  onClose: () => void;
};

/** Chooses the days that get the hours of this one. */
export function CopyDayDialog({ day, onCopy, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const others = WEEKDAYS.filter(({ id }) => id !== day.id);
  return (
    <Dialog
      title={copy.copyTitle(day.name)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{copy.back}</Button>
          <Button
            kind="primary"
            onPress={() => {
              setIsAsked(true);
              const days = others.map(({ id }) => id).filter((id) => chosen.includes(id));
              if (days.length > 0) onCopy(days);
            }}
          >
            {copy.copyAct}
          </Button>
        </>
      }
    >
      <CheckboxGroup
        label={copy.copyDays}
        hint={copy.copyDetail}
        options={others.map(({ id, name }) => ({ id, label: capitalized(name) }))}
        value={chosen}
        onChange={setChosen}
        error={isAsked && chosen.length === 0 ? copy.copyRequired : undefined}
      />
    </Dialog>
  );
}
