import type { CounterKey, Dispensing } from '@app/contract/dispensing';
import { type ReactNode, useState } from 'react';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import type { Opened } from './at-counter.ts';
import { openPrescription } from './counter.commands.ts';
import { counterCopy as copy } from './counter.copy.ts';
import { KeyForm } from './key-form.tsx';
import { OpenedPrescription } from './opened-prescription.tsx';
import { Served } from './served.tsx';

type Props = {
  /** What else the branch has to know about an opened prescription, from another capability. */
  notice: (prescriptionId: string, canServe: boolean) => ReactNode;
};

/** `/farmacia`: opens a prescription by its CUIR and the patient's DNI, and dispenses it. */
export function CounterScreen({ notice }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const [served, setServed] = useState<Dispensing>();

  async function open(key: CounterKey) {
    setOpened({ key, prescription: await openPrescription(key) });
  }

  function close() {
    setOpened(undefined);
    setServed(undefined);
  }

  return (
    <div className="flex max-w-[960px] flex-col gap-6">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      {!opened && <KeyForm onOpen={open} />}
      {opened && !served && (
        <OpenedPrescription
          opened={opened}
          notice={(canServe) => notice(opened.prescription.id, canServe)}
          onReopen={() => open(opened.key)}
          onStanding={(standing) =>
            setOpened({ ...opened, prescription: { ...opened.prescription, ...standing } })
          }
          onServed={setServed}
          onClose={close}
        />
      )}
      {served && <Served dispensing={served} onAnother={close} />}
    </div>
  );
}
