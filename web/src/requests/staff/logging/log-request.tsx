import type { PersonRow } from '@app/contract/people';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { FindPatient } from './find-patient.tsx';
import { LogForm } from './log-form.tsx';
import { loggingCopy as copy } from './logging.copy.ts';

/** Logs what a patient requested on paper or by telephone: first the patient, then the request. */
export function LogRequest() {
  const [isOpen, setIsOpen] = useState(false);
  const [patient, setPatient] = useState<PersonRow>();
  const close = () => {
    setIsOpen(false);
    setPatient(undefined);
  };
  return (
    <>
      <Button icon={<FilePlus2 aria-hidden />} onPress={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      {isOpen && !patient && <FindPatient onFound={setPatient} onClose={close} />}
      {patient && <LogForm patient={patient} onClose={close} />}
    </>
  );
}
