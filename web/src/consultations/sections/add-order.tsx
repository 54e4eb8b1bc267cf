import { Button } from '../../ui/actions/button.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';

type Props = {
  label: string;
  onAdd: () => void;
  /** Why nothing can be added yet. */
  disabledReason?: string | null;
  /** Clears the boxes; absent while they are empty. */
  onClear: (() => void) | null;
};

/** Adds the typed order to the list, or clears the boxes. */
export const AddOrder = ({ label, onAdd, disabledReason = null, onClear }: Props) => (
  <span className="flex flex-wrap items-start gap-3">
    <Button disabledReason={disabledReason} onPress={onAdd}>
      {label}
    </Button>
    {onClear && (
      <Button kind="quiet" onPress={onClear}>
        {copy.clear}
      </Button>
    )}
  </span>
);
