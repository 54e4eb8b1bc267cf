import { ADDENDUM_MAX, type Consultation } from '@app/contract/consultations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FilePlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextArea } from '../ui/fields/text-area.tsx';
import { formatDateTime } from '../ui/format.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { amendmentCopy as copy } from './clinical-history.copy.ts';
import { sendAddendum } from './clinical-history.queries.ts';

type Props = { consultation: Consultation; patientId: string };

/** The author's remaining options: edit the record, or add to it once it is sealed. */
export function Amendment({ consultation, patientId }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const { amendment, consultationId } = consultation;
  if (amendment === null) return null;
  if (amendment === 'EDIT') {
    return (
      <LinkButton
        to={`/historia-clinica/${patientId}/consultas/${consultationId}`}
        icon={<Pencil aria-hidden />}
      >
        {copy.edit}
      </LinkButton>
    );
  }
  return (
    <>
      <Button icon={<FilePlus aria-hidden />} onPress={() => setIsAdding(true)}>
        {copy.add}
      </Button>
      {isAdding && <AddendumDialog id={consultationId} onClose={() => setIsAdding(false)} />}
    </>
  );
}

/** The addenda of a sealed record. */
export const Addenda = ({ consultation: { addenda } }: Pick<Props, 'consultation'>) =>
  addenda.length === 0 ? null : (
    <ul aria-label={copy.list} className="flex flex-col gap-3">
      {addenda.map(({ id, creation_date, text }) => (
        <li key={id} className="rounded-md border border-line p-4">
          <p className="text-small text-ink-2">{copy.of(formatDateTime(creation_date))}</p>
          <p className="whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ul>
  );

function AddendumDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isEmpty = text.trim() === '';
  const add = useMutation({
    mutationFn: () => sendAddendum(id, text),
    onSuccess: async () => {
      toast.success(copy.added);
      await client.invalidateQueries({ queryKey: ['history-page'] });
      onClose();
    },
  });
  return (
    <Dialog
      title={copy.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{copy.back}</Button>
          <Button
            kind="primary"
            isPending={add.isPending}
            onPress={() => {
              setIsAsked(true);
              if (!isEmpty) add.mutate();
            }}
          >
            {copy.add}
          </Button>
        </>
      }
    >
      <p>{copy.explain}</p>
      <TextArea
        label={copy.text}
        rows={5}
        maxLength={ADDENDUM_MAX}
        value={text}
        error={isAsked && isEmpty ? copy.required : undefined}
        onChange={setText}
      />
      {add.isError && <Banner tone="danger">{copy.failed}</Banner>}
    </Dialog>
  );
}
