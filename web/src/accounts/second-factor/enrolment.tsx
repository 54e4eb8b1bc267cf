import { type enrolmentSchema, secondFactorCodeSchema } from '@app/contract/accounts';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { QrCode } from '../../ui/media/qr-code.tsx';
import { identityCopy } from '../../ui/overlays/identity.copy.ts';
import { problemText } from '../problem-text.ts';
import { codeMessages, securityCopy as copy } from '../sessions/security.copy.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Key = z.infer<typeof enrolmentSchema>;

type Props = {
  /** Requests a new key for the authenticator. */
  begin: () => Promise<Key>;
  /** Confirms the first code; returns the recovery codes. */
  finish: (code: string) => Promise<readonly string[]>;
  /** The person said that the recovery codes are stored. */
  onDone: () => void;
};

/** Enrols a second factor: scan or type the key, confirm the first code, store the recovery codes. */
export function Enrolment({ begin, finish, onDone }: Props) {
  const [key, setKey] = useState<Key>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();

  // Each call creates another key, so it is called only once, however often this is rendered.
  const firstBegin = useRef(begin);
  useEffect(() => {
    firstBegin
      .current()
      .then(setKey, (error: unknown) => setProblem(problemText(error, copy.fault)));
  }, []);

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (problem) return <Banner tone="danger">{problem}</Banner>;
  if (!key) return <Skeleton lines={['card', 'control']} />;
  return (
    <>
      <p>{copy.scan}</p>
      <QrCode text={key.uri} label={copy.qr} />
      <div>
        <p>{copy.typeKey}</p>
        <p translate="no" className="font-bold">
          {key.secret.match(/.{1,4}/g)?.join(' ')}
        </p>
      </div>
      <FirstCode onCode={async (code) => setCodes(await finish(code))} />
    </>
  );
}

const schema = z.object({ code: secondFactorCodeSchema });

function FirstCode({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const [problem, setProblem] = useState<string>();
  const form = useAppForm({ schema, defaultValues: { code: '' }, messages: codeMessages });

  async function confirm({ code }: { code: string }) {
    setProblem(undefined);
    try {
      await onCode(code);
    } catch (error) {
      const refusal = problemCode(error);
      if (refusal === 'accounts.wrong-code')
        form.refuse([{ field: 'code', code: refusal, message: refusal }]);
      else setProblem(problemText(error, copy.fault));
    }
  }

  return (
    <Form form={form} onSubmit={confirm}>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <FormField form={form} name="code">
        {(field) => (
          <TextField
            {...field}
            label={identityCopy.code}
            hint={copy.firstCode}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
      </FormField>
      <Button kind="primary" type="submit" isWide isPending={form.methods.formState.isSubmitting}>
        {copy.activate}
      </Button>
    </Form>
  );
}
