import { dniSchema, keySchema } from '@app/contract/accounts';
import { openPrescriptionLink } from '@app/contract/prescriptions';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { saveFile } from '../../lib/device/save-file.ts';
import { callForFile } from '../../lib/server/call.ts';
import { causeText } from '../../lib/server/failure-text.ts';
import { useLinkKey } from '../../lib/use-link-key.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DniField } from '../../ui/fields/dni-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { linkCopy as copy, linkMessages } from './links.copy.ts';

const schema = z.object({ dni: dniSchema });

/** `/receta?clave=`: a prescription shared by its patient, for people who know the DNI; no account is needed. */
export function PrescriptionLinkScreen() {
  const key = useLinkKey('clave');
  const isWhole = keySchema.safeParse(key).success;
  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-6">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      {isWhole ? (
        <Opening linkKey={key} />
      ) : (
        <EmptyState text={copy.incomplete} detail={copy.incompleteDetail} />
      )}
    </div>
  );
}

/** Asks for the DNI, and saves the document. */
function Opening({ linkKey: key }: { linkKey: string }) {
  const opened = useMutation({
    mutationFn: async ({ dni }: z.output<typeof schema>) =>
      saveFile(await callForFile(openPrescriptionLink, { body: { key, dni } }), copy.fileName),
  });
  const form = useAppForm({ schema, defaultValues: { dni: '' }, messages: linkMessages });
  return (
    <>
      <p>{copy.intro}</p>
      <Form form={form} onSubmit={(values) => opened.mutate(values)}>
        <FormField form={form} name="dni">
          {(field) => <DniField {...field} label={copy.dni} hint={copy.dniHint} />}
        </FormField>
        <Button kind="primary" type="submit" isWide isPending={opened.isPending}>
          {copy.open}
        </Button>
      </Form>
      {opened.error && <Refusal error={opened.error} />}
      <div aria-live="polite">
        {opened.isSuccess && (
          <Banner>
            {copy.opened}. {copy.openedDetail}
          </Banner>
        )}
      </div>
    </>
  );
}

/** The same text for every problem with the link or the number. */
const Refusal = ({ error }: { error: Error }) => (
  <Banner tone="danger">{causeText(error) ?? `${copy.invalid}. ${copy.invalidDetail}`}</Banner>
);
