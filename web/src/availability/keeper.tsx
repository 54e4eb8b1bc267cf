import type { Availability } from '@app/contract/availability';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { staffAgendaCopy as copy } from './availability.copy.ts';
import { keeperChange } from './availability.queries.ts';
import { ProveChange } from './change-questions.tsx';
import { SavingFailure } from './saving-failure.tsx';
import { useAgendaChange } from './use-agenda-change.ts';

/** Who manages an agenda, with the director's control to hand it over. */
export function Keeper({
  availability,
  isDirector,
}: {
  availability: Availability;
  isDirector: boolean;
}) {
  const [isHandingOver, setIsHandingOver] = useState(false);
  const next = nextKeeper(availability);
  return (
    <>
      <Banner
        action={
          isDirector && (
            <Button onPress={() => setIsHandingOver(true)}>{copy.handOver[next].act}</Button>
          )
        }
      >
        {copy.keeper[availability.agenda]}
      </Banner>
      {isHandingOver && (
        <HandOver availability={availability} onClose={() => setIsHandingOver(false)} />
      )}
    </>
  );
}

const nextKeeper = ({ agenda }: Availability) => (agenda === 'OFFICE' ? 'STAFF_GUARD' : 'OFFICE');

function HandOver({ availability, onClose }: { availability: Availability; onClose: () => void }) {
  const { id, name } = availability.professional;
  const next = nextKeeper(availability);
  const words = copy.handOver[next];
  const change = useAgendaChange(() => {
    toast.success(words.done);
    onClose();
  });
  if (change.isProving) return <ProveChange change={change} />;
  return (
    <ConfirmDialog
      question={words.question}
      isOpen
      isPending={change.isPending}
      confirmLabel={words.act}
      onConfirm={() => change.start(keeperChange(id, next))}
      onClose={onClose}
    >
      <p>{words.detail(name)}</p>
      {change.error && <SavingFailure error={change.error} text={copy.handOverFailed} />}
    </ConfirmDialog>
  );
}
