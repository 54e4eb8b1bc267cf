import { ORDER_PRESCRIPTIONS_MAX } from '@app/contract/pharmacy-orders';
import { Send } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/actions/button.tsx';
import { sendingCopy as copy } from './prescriptions-screen.copy.ts';

type Props = {
  count: number;
  /** Address of the screen that sends them. */
  address: string;
  onClear: () => void;
};

/** The number of selected prescriptions, always visible: above the bar of a phone. */
export function SendingBar({ count, address, onClear }: Props) {
  const navigate = useNavigate();
  return (
    <section
      aria-label={copy.chosen}
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 rounded-lg border border-line bg-surface p-3 shadow-2 max-md:bottom-20 cramped:static print:hidden"
    >
      <Button kind="quiet" onPress={onClear}>
        {copy.chooseNone}
      </Button>
      <Button
        kind="primary"
        icon={<Send aria-hidden />}
        disabledReason={
          count > ORDER_PRESCRIPTIONS_MAX ? copy.tooMany(ORDER_PRESCRIPTIONS_MAX) : null
        }
        isReasonShown
        onPress={() => void navigate(address)}
      >
        {copy.sendAll(count)}
      </Button>
    </section>
  );
}
