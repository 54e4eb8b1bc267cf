import { noteRequest, REQUEST_NOTE_MAX, requestNoteSchema } from '@app/contract/requests';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { answerMessages, sheetCopy as copy, requestProblems } from '../requests.copy.ts';
import { useRequestsChanged } from './use-requests-changed.ts';

const problems: Readonly<Record<string, string>> = requestProblems;

/** Leaves a note for colleagues. */
export function NoteForm({ id }: { id: string }) {
  const changed = useRequestsChanged();
  const form = useAppForm({
    schema: requestNoteSchema,
    defaultValues: { text: '' },
    messages: answerMessages,
  });
  const note = useMutation({
    mutationFn: (body: { text: string }) => call(noteRequest, { params: { id }, body }),
    onSuccess: async () => {
      toast.success(copy.noted);
      form.methods.reset();
      await changed();
    },
  });
  return (
    <Form form={form} onSubmit={(body) => note.mutate(body)}>
      <FormField form={form} name="text">
        {(field) => (
          <TextArea
            {...field}
            label={copy.noteLabel}
            hint={copy.noteHint}
            maxLength={REQUEST_NOTE_MAX}
          />
        )}
      </FormField>
      {note.error && (
        <Banner tone="danger">
          {problems[problemCode(note.error)] ?? causeText(note.error) ?? copy.noteFailed}
        </Banner>
      )}
      <span>
        <Button type="submit" isPending={note.isPending}>
          {copy.save}
        </Button>
      </span>
    </Form>
  );
}
