import { Button } from '../../ui/actions/button.tsx';
import { focusField } from '../../ui/form/error-summary.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';
import { recordFieldId } from '../finish/missing.ts';
import type { Section } from '../record-content.ts';

type Props = {
  section: Section;
  label: string;
  /** Why the typed order cannot be added, by field; empty if it can. */
  faults: Record<string, string>;
  /** Shows the faults at their fields. */
  onExplain: () => void;
  onAdd: () => void;
  /** Clears the boxes; absent while they are empty. */
  onClear: (() => void) | null;
};

/** Adds the typed order to the list once it is valid, or clears the boxes. */
export function AddOrder({ section, label, faults, onExplain, onAdd, onClear }: Props) {
  const [first] = Object.keys(faults);
  return (
    <span className="flex flex-wrap items-start gap-3">
      <Button
        disabledReason={first ? copy.notAddable(Object.values(faults)) : null}
        onExplain={() => {
          onExplain();
          if (first) focusField(recordFieldId(section, first));
        }}
        onPress={onAdd}
      >
        {label}
      </Button>
      {onClear && (
        <Button kind="quiet" onPress={onClear}>
          {copy.clear}
        </Button>
      )}
    </span>
  );
}
