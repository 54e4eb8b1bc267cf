import { prescriptionBlockSchema } from '@app/contract/consultations';
import { type Medication, medicationsSchema } from '@app/contract/prescriptions';
import { useState } from 'react';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { recordCopy as copy, recordMessages } from '../consultations.copy.ts';
import { emptyMedicationForm, writtenPages } from '../record-content.ts';
import { mayBeAllergic } from './allergy.ts';
import { AllergyDialog } from './allergy-dialog.tsx';
import { MedicationFields } from './medication-fields.tsx';
import { MedicationList } from './medication-list.tsx';
import type { PrescribedTo } from './medicine-marks.ts';
import { SectionFault } from './section-fault.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

type Props = SectionProps & { patient: PrescribedTo };

/** The medicines of the prescription. */
export function PrescriptionSection({ content, onChange, onConfirm, patient }: Props) {
  const [fault, setFault] = useState<string>();
  const [alarming, setAlarming] = useState<Medication>();
  const { medications, medicationForm } = content;
  const allergies = patient?.allergies ?? null;

  /** Adds the line, or replaces the one being edited. */
  function withLine(line: Medication): Medication[] {
    const { editing } = medicationForm;
    if (editing === null) return [...medications, line];
    return medications.map((one, index) => (index === editing ? line : one));
  }

  function prescribe(line: Medication) {
    setAlarming(undefined);
    onChange({ medications: withLine(line), medicationForm: emptyMedicationForm });
  }

  function offer(line: Medication) {
    const checked = medicationsSchema.safeParse(withLine(line));
    setFault(checked.success ? undefined : firstFault(faultTexts(checked.error, recordMessages)));
    if (!checked.success) return;
    if (mayBeAllergic(allergies, line.generic_name ?? line.name)) setAlarming(line);
    else prescribe(line);
  }

  function confirm() {
    const block = { medications, other_indications: writtenPages(content) };
    const checked = prescriptionBlockSchema.safeParse(block);
    if (medicationForm.item) setFault(copy.medicationNotAdded);
    else if (!checked.success) setFault(firstFault(faultTexts(checked.error, recordMessages)));
    else onConfirm();
  }

  return (
    <SectionFrame section="prescription" onConfirm={confirm}>
      <MedicationFields
        form={medicationForm}
        patient={patient}
        onChange={(next) => {
          setFault(undefined);
          onChange({ medicationForm: next });
        }}
        onAdd={offer}
      />
      <SectionFault text={fault} />
      <MedicationList
        medications={medications}
        onChange={(next) => onChange({ medications: next, medicationForm: emptyMedicationForm })}
        onEdit={(form) => onChange({ medicationForm: form })}
      />
      {alarming && (
        <AllergyDialog
          allergies={allergies ?? ''}
          medicine={alarming.generic_name ?? alarming.name}
          onPrescribe={() => prescribe(alarming)}
          onClose={() => setAlarming(undefined)}
        />
      )}
    </SectionFrame>
  );
}

const firstFault = (faults: Record<string, string>): string | undefined => Object.values(faults)[0];
