import { dniSchema } from '@app/contract/accounts';
import { documentCodeSchema, verifyDocument } from '@app/contract/documents';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { call } from '../lib/server/call.ts';
import { failureText } from '../lib/server/failure-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { DniField } from '../ui/fields/dni-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Form, FormField } from '../ui/form/form.tsx';
import { useAppForm } from '../ui/form/use-app-form.ts';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { verifyCopy as copy, verifyMessages } from './documents.copy.ts';
import { VerifyAnswer } from './verify-answer.tsx';

/** Code and number may be typed with the spaces, dots and small letters of the print. */
const schema = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/[\s.-]/g, '').toUpperCase())
    .pipe(z.string().min(1, 'code.required'))
    .refine((code) => documentCodeSchema.safeParse(code).success, 'code.invalid'),
  dni: dniSchema,
});

/** The code of the QR, read once and removed from the address bar. */
function useScannedCode(): string {
  const [params, setParams] = useSearchParams();
  const [code] = useState(() => params.get('cuir') ?? '');
  useEffect(() => {
    if (params.size > 0) setParams({}, { replace: true });
  }, [params, setParams]);
  return code;
}

/** `/verificar`: anybody with a printed document can check whether it is genuine, and learns nothing else. */
export function VerifyScreen() {
  const code = useScannedCode();
  const check = useMutation({
    mutationFn: async (body: z.output<typeof schema>) =>
      (await call(verifyDocument, { body })).data,
  });
  const form = useAppForm({ schema, defaultValues: { code, dni: '' }, messages: verifyMessages });
  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-6">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      <p>{copy.intro}</p>
      <Form form={form} onSubmit={(values) => check.mutate(values)}>
        <FormField form={form} name="code">
          {(field) => <TextField {...field} label={copy.code} hint={copy.codeHint} />}
        </FormField>
        <FormField form={form} name="dni">
          {(field) => <DniField {...field} label={copy.dni} hint={copy.dniHint} />}
        </FormField>
        <Button kind="primary" type="submit" isWide isPending={check.isPending}>
          {copy.submit}
        </Button>
      </Form>
      {check.error && <Banner tone="danger">{failureText(check.error)}</Banner>}
      <div aria-live="polite">{check.data && <VerifyAnswer {...check.data} />}</div>
    </div>
  );
}
