import {
  EMERGENCY_REASON_MAX,
  emergencySchema,
  type Opened,
  openForEmergency,
} from '@app/contract/record-access';
import { Siren } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { call } from '../lib/server/call.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { DniField } from '../ui/fields/dni-field.tsx';
import { FormField } from '../ui/form/form.tsx';
import { ReasonField } from '../ui/form/reason-field.tsx';
import { useAppForm } from '../ui/form/use-app-form.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { ProvenForm } from '../ui/overlays/proven-form.tsx';
import { accessProblem, emergencyCopy as copy, emergencyMessages } from './record-access.copy.ts';

const pathOf = ({ patientId }: Opened) => `/historia-clinica/${patientId}`;

/**
 * Emergency access to the record of a patient whom the professional does not attend, always visible
 * (requirement: emergency access).
 */
export function EmergencyAccess() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Siren aria-hidden />} onPress={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      {isOpen && <EmergencyDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function EmergencyDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [several, setSeveral] = useState<readonly Opened[]>();
  const form = useAppForm({
    schema: emergencySchema,
    defaultValues: { idNumber: '', reason: '' },
    messages: emergencyMessages,
  });

  async function open(body: z.output<typeof emergencySchema>) {
    const { data } = await call(openForEmergency, { body });
    const [only, ...more] = data;
    if (only && more.length === 0) await navigate(pathOf(only));
    else setSeveral(data);
  }

  if (several) return <Several opened={several} onClose={onClose} />;
  return (
    <ProvenForm form={form} problems={accessProblem} copy={copy} act={open} onClose={onClose}>
      <FormField form={form} name="idNumber">
        {(field) => <DniField {...field} label={copy.idNumber} />}
      </FormField>
      <ReasonField
        form={form}
        label={copy.reason}
        hint={copy.reasonHint}
        maxLength={EMERGENCY_REASON_MAX}
      />
    </ProvenForm>
  );
}

/** A DNI can have two histories, as a patient and as a dependant. */
const Several = ({ opened, onClose }: { opened: readonly Opened[]; onClose: () => void }) => (
  <Dialog title={copy.several} isOpen hasCloseButton onClose={onClose}>
    <ul className="flex flex-col gap-3">
      {opened.map((one) => (
        <li key={one.patientId}>
          <LinkButton to={pathOf(one)}>
            {copy.see(`${one.first_name} ${one.last_name}`, one.clinicHistoryId)}
          </LinkButton>
        </li>
      ))}
    </ul>
  </Dialog>
);
