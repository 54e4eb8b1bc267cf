import {
  addTemplate,
  newTemplateSchema,
  publishTemplate,
  type StaffTemplate,
  TEMPLATE_BODY_MAX,
  TEMPLATE_NAME_MAX,
  TEMPLATE_SUBJECT_MAX,
  VARIABLES_OF,
} from '@app/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/server/call.ts';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { useProvenAct } from '../../lib/session/use-proven-act.ts';
import { useLast } from '../../lib/use-last.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useUnsaved } from '../../ui/form/unsaved-question.tsx';
import { type AppForm, useAppForm } from '../../ui/form/use-app-form.ts';
import { IdentityDialog } from '../../ui/overlays/identity-dialog.tsx';
import { staffTemplatesQuery } from '../messages.queries.ts';
import { Preview } from './preview.tsx';
import {
  staffMessagesCopy as copy,
  staffMessagesProblem,
  templateFieldMessages,
} from './staff-messages.copy.ts';

type Values = z.input<typeof newTemplateSchema>;
type Texts = z.output<typeof newTemplateSchema>;
type TemplateForm = AppForm<Values, Texts>;

type Props = { template: StaffTemplate | undefined; onPublished: () => void };

/** The texts of a template, with a preview. */
export function TemplateEditor({ template, onPublished }: Props) {
  const form: TemplateForm = useAppForm({
    schema: newTemplateSchema,
    defaultValues: valuesOf(template),
    messages: templateFieldMessages,
  });
  const unsaved = useUnsaved(form.methods.formState.isDirty);
  const { publish, problem, isPending, isProving, proof } = usePublishing(template, () => {
    unsaved.release();
    onPublished();
  });
  const texts = form.methods.watch();
  return (
    <>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Form form={form} onSubmit={publish}>
        <About form={form} isNew={!template} />
        <Variables event={texts.event} />
        <MailFields form={form} />
        <WhatsAppFields form={form} whatsapp={texts.whatsapp} />
        <Preview texts={texts} />
        <FormField form={form} name="active">
          {({ inputRef: _, onChange, ...field }) => (
            <Checkbox {...field} label={copy.isActive} onChange={onChange} />
          )}
        </FormField>
        <FormField form={form} name="reason">
          {(field) => <TextField {...field} label={copy.reason} hint={copy.reasonHint} />}
        </FormField>
        <Button kind="primary" type="submit" isPending={isPending}>
          {copy.publish}
        </Button>
      </Form>
      {isProving && (
        <IdentityDialog purpose={copy.purpose} confirmLabel={copy.confirm} {...proof} />
      )}
      {unsaved.question}
    </>
  );
}

const valuesOf = (template: StaffTemplate | undefined): Values => ({
  template: template?.template ?? '',
  description: template?.description ?? '',
  event: template?.event ?? 'VIRTUAL_GUARD',
  subject: template?.subject ?? '',
  body: template?.body ?? '',
  whatsapp: (template?.whatsapp ?? null) as Values['whatsapp'],
  active: template?.active ?? true,
  reason: '',
});

/** Publishes the texts, after a proof of identity if the last one is old. */
function usePublishing(template: StaffTemplate | undefined, onPublished: () => void) {
  const queries = useQueryClient();
  const { run, ...publishing } = useProvenAct(
    (error) => staffMessagesProblem[problemCode(error)] ?? causeText(error) ?? copy.publishFailed,
  );
  const publish = ({ template: name, ...texts }: Texts) =>
    run(async () => {
      if (template)
        await call(
          publishTemplate,
          { params: { id: template.id }, body: texts },
          { ifMatch: template.version },
        );
      else await call(addTemplate, { body: { ...texts, template: name } });
      toast.success(copy.published);
      await queries.invalidateQueries({ queryKey: staffTemplatesQuery.queryKey });
      onPublished();
    });
  return { ...publishing, publish };
}

const EVENTS = (['VIRTUAL_GUARD', 'CONSULTATION'] as const).map((id) => ({
  id,
  label: copy.event[id],
}));

const About = ({ form, isNew }: { form: TemplateForm; isNew: boolean }) => (
  <>
    {isNew && (
      <FormField form={form} name="template">
        {(field) => <TextField {...field} label={copy.name} maxLength={TEMPLATE_NAME_MAX} />}
      </FormField>
    )}
    <FormField form={form} name="description">
      {(field) => <TextField {...field} label={copy.description} />}
    </FormField>
    <FormField form={form} name="event">
      {(field) => <Select {...field} label={copy.columns.event} options={EVENTS} />}
    </FormField>
  </>
);

const Variables = ({ event }: { event: Values['event'] }) => (
  <section className="flex flex-col gap-2 rounded-md bg-surface-2 px-4 py-3">
    <h3>{copy.variables}</h3>
    <ul className="flex flex-col gap-1 text-16">
      {VARIABLES_OF[event].map((name) => (
        <li key={name}>
          <code>{`{{${name}}}`}</code>: {copy.variable[name]}
        </li>
      ))}
    </ul>
    <p className="text-small text-ink-2">{copy.variablesHint}</p>
  </section>
);

const MailFields = ({ form }: { form: TemplateForm }) => (
  <>
    <FormField form={form} name="subject">
      {(field) => <TextField {...field} label={copy.subject} maxLength={TEMPLATE_SUBJECT_MAX} />}
    </FormField>
    <FormField form={form} name="body">
      {(field) => (
        <TextArea {...field} label={copy.body} hint={copy.bodyHint} maxLength={TEMPLATE_BODY_MAX} />
      )}
    </FormField>
  </>
);

const LANGUAGES = (['es_AR', 'es'] as const).map((id) => ({ id, label: copy.languages[id] }));

const NOT_WRITTEN: Values['whatsapp'] = { name: '', language: 'es_AR', body: '' };

function WhatsAppFields({ form, whatsapp }: { form: TemplateForm; whatsapp: Values['whatsapp'] }) {
  const written = useLast(whatsapp) ?? NOT_WRITTEN;
  return (
    <>
      <Checkbox
        label={copy.byWhatsApp}
        value={whatsapp !== null}
        onChange={(isOn) => form.methods.setValue('whatsapp', isOn ? written : null)}
      />
      {whatsapp && <WhatsAppTexts form={form} />}
    </>
  );
}

const WhatsAppTexts = ({ form }: { form: TemplateForm }) => (
  <>
    <FormField form={form} name="whatsapp.name">
      {(field) => <TextField {...field} label={copy.whatsappName} hint={copy.whatsappNameHint} />}
    </FormField>
    <FormField form={form} name="whatsapp.language">
      {(field) => <Select {...field} label={copy.whatsappLanguage} options={LANGUAGES} />}
    </FormField>
    <FormField form={form} name="whatsapp.body">
      {(field) => (
        <TextArea
          {...field}
          label={copy.whatsappBody}
          hint={copy.whatsappBodyHint}
          maxLength={TEMPLATE_BODY_MAX}
        />
      )}
    </FormField>
  </>
);
