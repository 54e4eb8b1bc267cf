import {
  CONTENT_MAX,
  CONTENT_TITLE_MAX,
  type Content,
  contentDraftEditSchema,
  isAccepted,
  saveContentDraft,
} from '@app/contract/contents';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { call } from '../lib/server/call.ts';
import { causeText } from '../lib/server/failure-text.ts';
import { ProblemError, problemCode } from '../lib/server/problem-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Form, FormField } from '../ui/form/form.tsx';
import { useUnsaved } from '../ui/form/unsaved-question.tsx';
import { useAppForm } from '../ui/form/use-app-form.ts';
import {
  bodyHint,
  contentMessages,
  contentsProblem,
  contentsCopy as copy,
  unreadableAt,
} from './contents.copy.ts';
import { contentsQuery } from './contents.queries.ts';
import { Preview } from './preview.tsx';

type Values = z.input<typeof contentDraftEditSchema>;

/** The draft of a text, starting from the version in force, with a preview. */
export function DraftEditor({ content: { kind, draft, versions } }: { content: Content }) {
  const [inForce] = versions;
  const form = useAppForm<Values, Values>({
    schema: contentDraftEditSchema,
    defaultValues: {
      title: draft?.title ?? inForce?.title ?? '',
      body: draft?.body ?? inForce?.body ?? '',
      changes: draft?.changes ?? '',
    },
    messages: contentMessages,
  });
  const unsaved = useUnsaved(form.methods.formState.isDirty);
  const { save, problem, isPending } = useSaving(kind, draft?.version ?? 0, unsaved.release);
  return (
    <>
      <Form form={form} onSubmit={save}>
        <FormField form={form} name="title">
          {(field) => (
            <TextField {...field} label={copy.titleField} maxLength={CONTENT_TITLE_MAX} />
          )}
        </FormField>
        <FormField form={form} name="body">
          {(field) => (
            <TextArea
              {...field}
              label={copy.body}
              hint={bodyHint[kind]}
              rows={14}
              maxLength={CONTENT_MAX}
            />
          )}
        </FormField>
        <FormField form={form} name="changes">
          {(field) => (
            <TextField
              {...field}
              label={copy.changes}
              hint={isAccepted(kind) ? copy.changesHint : copy.changesOfPage}
            />
          )}
        </FormField>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Button kind="primary" type="submit" isPending={isPending}>
          {copy.save}
        </Button>
      </Form>
      <Preview kind={kind} body={form.methods.watch('body')} />
      {unsaved.question}
    </>
  );
}

function useSaving(kind: Content['kind'], version: number, onSaved: () => void) {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const save = async (body: Values) => {
    setProblem(undefined);
    setIsPending(true);
    try {
      await call(saveContentDraft, { params: { kind }, body }, { ifMatch: version });
      onSaved();
      toast.success(copy.saved);
      await queries.invalidateQueries({ queryKey: contentsQuery.queryKey });
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsPending(false);
    }
  };
  return { save, problem, isPending };
}

function problemText(error: unknown): string {
  const code = problemCode(error);
  if (code === 'contents.unreadable' && error instanceof ProblemError)
    return unreadableAt(error.problem.detail);
  return contentsProblem[code] ?? causeText(error) ?? copy.saveFailed;
}
