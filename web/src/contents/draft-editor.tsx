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
  unreadable,
} from './contents.copy.ts';
import { contentsQuery } from './contents.queries.ts';
import { Preview } from './preview.tsx';
import { textFaultOf } from './text-fault.ts';

type Values = z.input<typeof contentDraftEditSchema>;

type Props = { content: Content; onPublish: () => void };

/** The draft of a text, starting from the version in force, with a preview. */
export function DraftEditor({ content: { kind, draft, versions }, onPublish }: Props) {
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
  const { isDirty } = form.methods.formState;
  const unsaved = useUnsaved(isDirty);
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
      <section className="flex flex-col items-start gap-2 border-t border-line pt-5">
        {/* The draft is published as it was saved last. */}
        <Button disabledReason={draft && !isDirty ? null : copy.publishHint} onPress={onPublish}>
          {copy.publish}
        </Button>
      </section>
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
      setProblem(problemText(error, kind, body));
    } finally {
      setIsPending(false);
    }
  };
  return { save, problem, isPending };
}

function problemText(error: unknown, kind: Content['kind'], { body }: Values): string {
  const code = problemCode(error);
  if (code === 'contents.unreadable' && error instanceof ProblemError)
    return textFaultOf(kind, body) ?? unreadable.line(error.problem.detail ?? '');
  return contentsProblem[code] ?? causeText(error) ?? copy.saveFailed;
}
