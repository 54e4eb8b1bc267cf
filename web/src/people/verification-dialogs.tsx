import {
  EVIDENCE_LINK_MAX,
  EVIDENCE_MAX,
  OBSERVATION_MAX,
  observationBodySchema,
  observeProfessional,
  type PersonSheet,
  verificationBodySchema,
  verifyProfessional,
} from '@app/contract/people';
import { z } from 'zod';
import { call } from '../lib/server/call.ts';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { FormField } from '../ui/form/form.tsx';
import { useAppForm } from '../ui/form/use-app-form.ts';
import { ProvenForm } from '../ui/overlays/proven-form.tsx';
import { actMessages, actProblems, fieldCopy, formCopyOf } from './act-dialogs.copy.ts';
import { useActFinished } from './use-act-finished.ts';

type DialogProps = { sheet: PersonSheet; onClose: () => void };

const nameOf = ({ name, email }: PersonSheet) => name ?? email;

type Verification = z.output<typeof verificationBodySchema>;
type VerificationInput = { version: number; evidence: string; link: string | null };

/** The address of the entry is optional: an empty field means absent. */
const verificationSchema = z
  .object({ version: z.number(), evidence: z.string(), link: z.string() })
  .transform(({ link, ...rest }) => ({ ...rest, link: link.trim() || null }))
  .pipe(verificationBodySchema as z.ZodType<Verification, VerificationInput>);

/** Verifies the licences as shown in the sheet, with the evidence from the registry. */
export function VerifyDialog({ sheet, onClose }: DialogProps) {
  const finish = useActFinished(onClose);
  const form = useAppForm({
    schema: verificationSchema,
    defaultValues: { version: sheet.professional?.version ?? 0, evidence: '', link: '' },
    messages: actMessages,
  });
  const params = { accountId: sheet.accountId };
  const verify = async (body: Verification) =>
    finish((await call(verifyProfessional, { params, body })).data);
  return (
    <ProvenForm
      form={form}
      copy={formCopyOf('VERIFY', nameOf(sheet))}
      problems={actProblems}
      act={verify}
      onClose={onClose}
    >
      <FormField form={form} name="evidence">
        {(field) => (
          <TextArea
            {...field}
            label={fieldCopy.evidence}
            hint={fieldCopy.evidenceHint}
            maxLength={EVIDENCE_MAX}
          />
        )}
      </FormField>
      <FormField form={form} name="link">
        {(field) => (
          <TextField
            {...field}
            type="url"
            label={fieldCopy.link}
            hint={fieldCopy.linkHint}
            maxLength={EVIDENCE_LINK_MAX}
          />
        )}
      </FormField>
    </ProvenForm>
  );
}

/** Returns the profile, with what to correct. */
export function ObserveDialog({ sheet, onClose }: DialogProps) {
  const finish = useActFinished(onClose);
  const form = useAppForm({
    schema: observationBodySchema,
    defaultValues: { observation: '' },
    messages: actMessages,
  });
  const params = { accountId: sheet.accountId };
  const observe = async (body: { observation: string }) =>
    finish((await call(observeProfessional, { params, body })).data);
  return (
    <ProvenForm
      form={form}
      copy={formCopyOf('OBSERVE', nameOf(sheet))}
      problems={actProblems}
      act={observe}
      onClose={onClose}
    >
      <FormField form={form} name="observation">
        {(field) => (
          <TextArea
            {...field}
            label={fieldCopy.observation}
            hint={fieldCopy.observationHint}
            maxLength={OBSERVATION_MAX}
          />
        )}
      </FormField>
    </ProvenForm>
  );
}
