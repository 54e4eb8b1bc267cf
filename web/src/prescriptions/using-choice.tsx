import type { Prescription } from '@app/contract/prescriptions';
import { Send } from 'lucide-react';
import { dayNow } from '../lib/server/server-time.ts';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { sendingCopy as copy } from './prescriptions-screen.copy.ts';
import { reasonAgainstSending } from './sending.ts';
import { ShowLink } from './show-link.tsx';
import type { Chosen } from './use-chosen.ts';
import type { ListPlace } from './use-list-place.ts';

type Props = {
  prescription: Prescription;
  /** Name that distinguishes it from the others. */
  name: string;
  place: ListPlace;
  chosen: Chosen;
};

/** Shows a prescription at a counter, sends it, or selects it to be sent with others; otherwise explains why not. */
export function UsingChoice({ prescription, name, place, chosen }: Props) {
  // Its status already says that nothing is left to do.
  if (prescription.status === 'DISPENSED') return null;
  const reason = reasonAgainstSending(prescription, dayNow());
  if (reason !== undefined) {
    return (
      <>
        <p className="text-small text-ink-2">{copy.cannot(reason)}</p>
        {prescription.status === 'SENT' && (
          <LinkButton to="/paciente/mis-pedidos">{copy.orders}</LinkButton>
        )}
      </>
    );
  }
  return (
    <>
      <ShowLink address={place.counterAddress(prescription.prescriptionId)} name={name} />
      <LinkButton
        isWide
        icon={<Send aria-hidden />}
        to={place.sendAddress([prescription.id])}
        aria-label={copy.sendOf(name)}
      >
        {copy.send}
      </LinkButton>
      <Checkbox
        label={copy.choose}
        aria-label={copy.chooseOf(name)}
        value={chosen.ids.includes(prescription.id)}
        onChange={(isChosen) => chosen.choose(prescription.id, isChosen)}
      />
    </>
  );
}
