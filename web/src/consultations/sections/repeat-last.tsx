import type { LastPrescription, RepeatableLine, RepeatObstacle } from '@app/contract/consultations';
import { isSameMedication, type Medication, medicationSchema } from '@app/contract/prescriptions';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { formatDate } from '../../ui/format.ts';
import { recordCopy as copy, recordMessages } from '../consultations.copy.ts';
import { lastPrescriptionQuery } from '../consultations.queries.ts';
import { firstOf, medicineWords } from '../section-summary.ts';

type Props = {
  queueId: string;
  /** The medicines of the current prescription. */
  medications: readonly Medication[];
  /** Adds lines; possible allergies are confirmed. */
  onRepeat: (lines: Medication[]) => void;
  onUndo: (medications: Medication[]) => void;
};

/** Copies the patient's last prescription into this one with one click, and undoes it with another. */
export function RepeatLast({ queueId, medications, onRepeat, onUndo }: Props) {
  const { data: last, error, refetch } = useQuery(lastPrescriptionQuery(queueId));
  const [asked, setAsked] = useState<Sorted>();
  const isAsked = ({ medication_id, name }: Medication) =>
    asked?.lines.some((line) => isSameMedication(line, { medication_id, name })) === true;
  const count = medications.filter(isAsked).length;

  function repeat() {
    if (!last) return void refetch();
    const sorted = sort(last.medications, medications);
    setAsked({ ...sorted, lines: [...(asked?.lines ?? []), ...sorted.lines] });
    onRepeat(sorted.lines);
  }

  function undo() {
    setAsked(undefined);
    onUndo(medications.filter((line) => !isAsked(line)));
  }

  if (last === null) return <p className="text-small text-ink-2">{copy.noLast}</p>;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          icon={<RotateCcw aria-hidden />}
          disabledReason={last || error ? null : copy.lastLoading}
          onPress={repeat}
        >
          {copy.repeatLast}
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-small text-ink-2">
          {error ? copy.lastFailed : wordsOf(last)}
        </p>
      </div>
      <div role="status" className="text-small">
        {count > 0 && (
          <p className="flex flex-wrap items-center gap-x-3">
            {copy.repeated(count)}
            <Button kind="quiet" onPress={undo}>
              {copy.undo}
            </Button>
          </p>
        )}
        {asked?.refused.map(({ name, reason }) => (
          <p key={name}>{copy.notRepeated(name, reason)}</p>
        ))}
      </div>
    </div>
  );
}

/** Date, prescriber and medicines of the last prescription. */
const wordsOf = (last: LastPrescription | undefined): string =>
  last
    ? copy.lastOf(
        formatDate(last.createdDate),
        last.professional_name,
        firstOf(last.medications.map(medicineWords)) ?? '',
      )
    : copy.lastLoading;

const OBSTACLES: Record<RepeatObstacle, string> = {
  'not-listed': copy.notListed,
  restricted: copy.restrictedRefusal,
};

type Sorted = { lines: Medication[]; refused: { name: string; reason: string }[] };

/** The lines that can be prescribed again, and those that cannot, with the reason. */
function sort(last: readonly RepeatableLine[], now: readonly Medication[]): Sorted {
  const sorted: Sorted = { lines: [], refused: [] };
  for (const { obstacle, ...order } of last) {
    const line = medicationSchema.parse(order);
    const isThere = now.some((one) => isSameMedication(one, line));
    const reason = obstacle ? OBSTACLES[obstacle] : recordMessages['medications.duplicate'];
    if (obstacle || isThere) sorted.refused.push({ name: medicineWords(order), reason });
    else sorted.lines.push(line);
  }
  return sorted;
}
