import { prescriptionBlockSchema } from '@app/contract/consultations';
import { type Medication, mayBeAllergic, medicationsSchema } from '@app/contract/prescriptions';
import { useCallback, useState } from 'react';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { recordCopy as copy, recordMessages } from '../consultations.copy.ts';
import {
  emptyMedicationForm,
  type MedicationForm,
  type RecordContent,
  writtenPages,
} from '../record-content.ts';
import { AllergyDialog } from './allergy-dialog.tsx';
import { MedicationFields } from './medication-fields.tsx';
import { MedicationList } from './medication-list.tsx';
import type { PrescribedTo } from './medicine-marks.ts';
import { RepeatLast } from './repeat-last.tsx';
import { SectionFault } from './section-fault.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

type Props = SectionProps & {
  patient: PrescribedTo;
  /** The current consultation; absent when a stored record is edited. */
  queueId: string | undefined;
};

/** A medicine to which the patient may be allergic: typed, or from a repeated prescription. */
type Alarming = { line: Medication; isRepeated: boolean };

/** The medicines of the prescription. */
export function PrescriptionSection({ content, onChange, onConfirm, patient, queueId }: Props) {
  const [fault, setFault] = useState<string>();
  const [alarms, setAlarms] = useState<Alarming[]>([]);
  const { medications, medicationForm } = content;
  const allergies = patient?.allergies ?? null;

  const isAlarming = (line: Medication) => mayBeAllergic(allergies, line.generic_name ?? line.name);
  const [alarming, ...later] = alarms;

  const prescribe = (line: Medication) =>
    onChange({ medications: withLine(content, line), medicationForm: emptyMedicationForm });

  const write = useCallback(
    (next: (form: MedicationForm) => MedicationForm) => {
      setFault(undefined);
      onChange((now) => ({ medicationForm: next(now.medicationForm) }));
    },
    [onChange],
  );

  function prescribeAnyway({ line: asked, isRepeated }: Alarming, allergy: Medication['allergy']) {
    const line = { ...asked, allergy };
    setAlarms(later);
    if (isRepeated) onChange({ medications: [...medications, line] });
    else prescribe(line);
  }

  /** Possible allergies are confirmed one by one; the other lines are added at once. */
  function repeat(lines: Medication[]) {
    setFault(undefined);
    const safe = lines.filter((line) => !isAlarming(line));
    if (safe.length > 0) onChange({ medications: [...medications, ...safe] });
    setAlarms(lines.filter(isAlarming).map((line) => ({ line, isRepeated: true })));
  }

  function offer(line: Medication) {
    const checked = medicationsSchema.safeParse(withLine(content, line));
    setFault(checked.success ? undefined : firstFault(faultTexts(checked.error, recordMessages)));
    if (!checked.success) return;
    if (isAlarming(line)) setAlarms([{ line, isRepeated: false }]);
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
    <SectionFrame section="prescription" onConfirm={confirm} listed={namesOf(medications)}>
      {queueId && patient && (
        <RepeatLast
          queueId={queueId}
          medications={medications}
          onRepeat={repeat}
          onUndo={(next) => onChange(withOnly(next, medicationForm))}
        />
      )}
      <MedicationFields content={content} patient={patient} onChange={write} onAdd={offer} />
      <SectionFault text={fault} />
      <MedicationList
        medications={medications}
        onChange={(next) => onChange({ medications: next, medicationForm: emptyMedicationForm })}
        onEdit={(form) => onChange({ medicationForm: form })}
      />
      {alarming && (
        <AllergyDialog
          key={alarming.line.name}
          allergies={allergies ?? ''}
          medicine={alarming.line.generic_name ?? alarming.line.name}
          onPrescribe={(answer) => prescribeAnyway(alarming, answer)}
          onClose={() => setAlarms(later)}
        />
      )}
    </SectionFrame>
  );
}

const namesOf = (medications: readonly Medication[]) => medications.map(({ name }) => name);

/** Adds the line, or replaces the one being edited. */
function withLine({ medications, medicationForm }: RecordContent, line: Medication): Medication[] {
  const { editing } = medicationForm;
  if (editing === null) return [...medications, line];
  return medications.map((one, index) => (index === editing ? line : one));
}

/** Keeps only these lines. The edited one may now have another position, or none. */
const withOnly = (medications: Medication[], { editing }: MedicationForm) => ({
  medications,
  ...(editing !== null && { medicationForm: emptyMedicationForm }),
});

const firstFault = (faults: Record<string, string>): string | undefined => Object.values(faults)[0];
