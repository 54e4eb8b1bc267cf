import type { ConsultationDetail } from '@app/contract/consultations';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useScreenActions } from '../../lib/screen-actions.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { editCopy as copy } from '../consultations.copy.ts';
import { Refused } from '../finish/finish-bar.tsx';
import { LeaveQuestion } from '../finish/leave-question.tsx';
import { type Missing, missingIn, warningsIn } from '../finish/missing.ts';
import { MissingList } from '../finish/missing-list.tsx';
import { SignDialog } from '../finish/sign-dialog.tsx';
import { type RecordContent, storedContent, storedSections } from '../record-content.ts';
import { RecordSections } from '../record-sections.tsx';
import type { PrescribedTo } from '../sections/medicine-marks.ts';
import { useRecordSections } from '../use-record-sections.ts';
import { useEdit } from './use-edit.ts';
import {
  changedDocuments,
  hasChanged,
  isPrescriptionInUse,
  replacesPrescription,
  withStoredPrescription,
} from './what-changes.ts';

type Props = {
  stored: ConsultationDetail;
  prescribedTo: PrescribedTo;
  /** Returns to the history. */
  back: string;
  /** Replaces the edited text by the stored one. */
  onReload: () => void;
};

/** Edits a stored record; nothing changes until it is saved. */
export function EditRecordForm({ stored, prescribedTo, back, onReload }: Props) {
  const navigate = useNavigate();
  const [content, setContent] = useState(() => storedContent(stored));
  const [isAsking, setIsAsking] = useState(false);
  const [isExplained, setIsExplained] = useState(false);
  const place = useRecordSections(storedSections);
  const isChanged = hasChanged(stored, content);
  const { isDirty, drop } = useDirt(isChanged);
  const editing = useEdit(stored, content, () => {
    drop();
    void navigate(back);
  });
  const missing = missingIn(content, false);
  const isTaken = editing.isPrescriptionTaken || isPrescriptionInUse(stored);
  const isRefused = isTaken && replacesPrescription(stored, content);
  const restore = () => setContent(withStoredPrescription(stored, content));
  const reason = reasonNotToSave(isChanged, isRefused);

  function ask() {
    setIsExplained(true);
    if (missing[0]) place.goTo(missing[0].section, missing[0].fieldId);
    else setIsAsking(true);
  }

  const leave = () => void navigate(back);
  useScreenActions([
    {
      id: 'save',
      group: 'record',
      label: copy.save,
      disabledReason: reason,
      run: ask,
    },
    { id: 'leave', group: 'record', label: copy.back, run: leave },
  ]);

  return (
    <section aria-label={copy.form} className="flex flex-col gap-2">
      <Banner tone="info">{copy.explain}</Banner>
      {isTaken && !isRefused && <Banner tone="warn">{copy.inUse}</Banner>}
      <MissingList<Missing>
        title={copy.missingTitle}
        items={isExplained ? missing : []}
        onGoTo={({ section, fieldId }) => place.goTo(section, fieldId)}
      />
      <RecordSections
        content={content}
        setContent={setContent}
        place={place}
        isExplained={isExplained}
        prescribedTo={prescribedTo}
        reasonFrom={stored.consultation_type === 'APPOINTMENT' ? 'APPOINTMENT' : 'GUARD'}
      />
      <div className="sticky bottom-0 z-10 mt-2 flex flex-col gap-2 border-t border-line bg-surface p-3 cramped:static">
        {editing.problem && <Refused problem={editing.problem} />}
        {isRefused && <PrescriptionTaken onRestore={restore} />}
        <div className="flex flex-wrap justify-end gap-3">
          {editing.isStale && <Button onPress={onReload}>{copy.reload}</Button>}
          <Button onPress={leave}>{copy.cancel}</Button>
          <Button
            kind="primary"
            isPending={editing.isPending}
            disabledReason={reason}
            onPress={ask}
          >
            {copy.save}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        question={copy.question}
        confirmLabel={copy.save}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          editing.save();
        }}
      >
        <Consequences stored={stored} content={content} />
        <MissingList
          title={copy.slipsTitle}
          items={warningsIn(content)}
          onGoTo={({ section }) => {
            setIsAsking(false);
            place.goTo(section);
          }}
        />
      </ConfirmDialog>
      {editing.mustSign && <SignEdit {...editing} />}
      <LeaveQuestion isDirty={isDirty} />
    </section>
  );
}

/** The changes that a pharmacy's prescription does not allow, and how to keep the others. */
const PrescriptionTaken = ({ onRestore }: { onRestore: () => void }) => (
  <Banner tone="warn" action={<Button onPress={onRestore}>{copy.restore}</Button>}>
    {copy.inUse}
  </Banner>
);

function reasonNotToSave(isChanged: boolean, isRefused: boolean): string | null {
  if (isRefused) return copy.inUse;
  return isChanged ? null : copy.nothingChanged;
}

type SignEditProps = { save: () => void; dropSigning: () => void };

const SignEdit = ({ save, dropSigning }: SignEditProps) => (
  <SignDialog confirmLabel={copy.signButton} onSigned={save} onClose={dropSigning} />
);

/** The effect of saving on the patient's documents. */
function Consequences({ stored, content }: Pick<Props, 'stored'> & { content: RecordContent }) {
  const replaces = replacesPrescription(stored, content);
  const documents = changedDocuments(stored, content).map((part) => copy.documentNames[part]);
  return (
    <>
      <p>{copy.consequence}</p>
      {replaces && <p>{copy.prescription}</p>}
      {documents.length > 0 && <p>{copy.documents(documents)}</p>}
    </>
  );
}

/** Whether leaving would lose changes, evaluated on leaving. */
function useDirt(isChanged: boolean) {
  const isSaved = useRef(false);
  const now = useRef(isChanged);
  useEffect(() => {
    now.current = isChanged;
  }, [isChanged]);
  const [isDirty] = useState(() => () => now.current && !isSaved.current);
  return {
    isDirty,
    drop: () => {
      isSaved.current = true;
    },
  };
}
