import { actReasonSchema } from '@app/contract/approvals';
import { type ContentKind, publishContent } from '@app/contract/contents';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../lib/server/call.ts';
import { toast } from '../ui/feedback/toast.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { FormField } from '../ui/form/form.tsx';
import { useAppForm } from '../ui/form/use-app-form.ts';
import { ProvenForm } from '../ui/overlays/proven-form.tsx';
import { contentMessages, contentsProblem, publishForm as copy } from './contents.copy.ts';
import { contentsQuery } from './contents.queries.ts';

type Props = {
  kind: ContentKind;
  /** Version of the draft that was read. */
  version: number;
  onPublished: () => void;
  onClose: () => void;
};

const schema = z.object({ reason: actReasonSchema });

/** Publishes the saved draft, or requests a second person's approval. */
export function PublishDialog({ kind, version, onPublished, onClose }: Props) {
  const queries = useQueryClient();
  const form = useAppForm<z.input<typeof schema>, z.output<typeof schema>>({
    schema,
    defaultValues: { reason: '' },
    messages: contentMessages,
  });
  const publish = async (body: { reason: string }) => {
    const { data } = await call(publishContent, { params: { kind }, body }, { ifMatch: version });
    toast.success(data.state === 'DONE' ? copy.done : copy.waiting);
    await queries.invalidateQueries({ queryKey: contentsQuery.queryKey });
    onPublished();
  };
  return (
    <ProvenForm form={form} copy={copy} problems={contentsProblem} act={publish} onClose={onClose}>
      <FormField form={form} name="reason">
        {(field) => <TextField {...field} label={copy.reason} />}
      </FormField>
    </ProvenForm>
  );
}
