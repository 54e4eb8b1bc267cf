import type { Consultation, ConsultationVersion, RecordPart } from '@app/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { followUpLabel } from '../lib/readings/follow-up.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { Chip } from '../ui/feedback/chip.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatDateTime } from '../ui/format.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { versionsCopy as copy } from './clinical-history.copy.ts';
import { versionsQuery } from './clinical-history.queries.ts';

/** 'Editado N', which opens the changes of each edit. */
export function EditedChip({ consultation }: { consultation: Consultation }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="min-h-8 cursor-pointer rounded-full print:hidden"
        onClick={() => setIsOpen(true)}
      >
        <Chip tone="warn" icon={<History aria-hidden size={18} />}>
          {copy.edited(consultation.count_edit)}
        </Chip>
      </button>
      <Dialog
        title={copy.title}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        hasCloseButton
        actions={<Button onPress={() => setIsOpen(false)}>{copy.close}</Button>}
      >
        <Versions consultationId={consultation.consultationId} />
      </Dialog>
    </>
  );
}

function Versions({ consultationId }: { consultationId: string }) {
  const { data: versions, error, refetch } = useQuery(versionsQuery(consultationId));
  if (error) return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  if (!versions) return <Skeleton />;
  return (
    <ol className="flex flex-col gap-4">
      {versions.map((version, place) => (
        <Version key={version.version} version={version} before={versions[place + 1]} />
      ))}
    </ol>
  );
}

type VersionProps = { version: ConsultationVersion; before: ConsultationVersion | undefined };

/** One version: author, date and changes. */
const Version = ({ version, before }: VersionProps) => (
  <li className="flex flex-col gap-2 rounded-md border border-line p-4">
    <h3 className="text-body font-medium">{before ? copy.version(version.version) : copy.first}</h3>
    <p className="text-small text-ink-2">
      {formatDateTime(version.creation_date)} · {version.professional_name}
    </p>
    {before &&
      version.changes.map((part) => (
        <Change key={part} part={part} version={version} before={before} />
      ))}
  </li>
);

/** The parts that are shown as text, with a formatter for each. */
const TEXT_OF: Partial<Record<RecordPart, (version: ConsultationVersion) => string>> = {
  diagnosis: ({ diagnosis }) => diagnosis,
  reason: ({ reason }) => reason,
  detail: ({ detail }) => detail,
  follow_up: ({ follow_up }) => (follow_up ? followUpLabel[follow_up] : copy.notSaid),
};

type ChangeProps = { part: RecordPart; version: ConsultationVersion; before: ConsultationVersion };

/** One change: a text with its previous wording, or a replaced order. */
function Change({ part, version, before }: ChangeProps) {
  const textOf = TEXT_OF[part];
  if (!textOf) return <p>{copy.replaced(copy.parts[part])}</p>;
  return (
    <div>
      <p className="font-medium">{copy.parts[part]}</p>
      <p>
        <span className="text-ink-2">{copy.before} </span>
        <del>{textOf(before)}</del>
      </p>
      <p>
        <span className="text-ink-2">{copy.now} </span>
        <ins className="no-underline">{textOf(version)}</ins>
      </p>
    </div>
  );
}
