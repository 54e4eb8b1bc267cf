import {
  askTelephoneCode,
  confirmTelephone,
  type ProfilesProblem,
  TELEPHONE_CODE_MINUTES,
} from '@app/contract/profiles';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { telephoneCopy as copy } from './channels.copy.ts';
import { useReadPreferencesAgain } from './channels.queries.ts';

const CODE = /^\d{6}$/;

/** Confirms the viewer's telephone with a code sent to it by WhatsApp (requirement: confirmed telephone). */
export function ConfirmTelephone() {
  const titleId = useId();
  const send = useMutation({ mutationFn: async () => (await call(askTelephoneCode, {})).data });
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-sm border border-line bg-surface-2 p-4"
    >
      <h3 id={titleId} className="font-semibold">
        {copy.title}
      </h3>
      {!send.data && <p>{copy.why}</p>}
      {send.error && <Banner tone="danger">{faultText(send.error)}</Banner>}
      {send.data && (
        <p role="status">
          {copy.sent(send.data.ending)} {copy.until(TELEPHONE_CODE_MINUTES)}
        </p>
      )}
      {send.data && <CodeForm key={send.data.expiresDate} />}
      <div>
        <Button isPending={send.isPending} onPress={() => send.mutate()}>
          {send.data ? copy.again : copy.send}
        </Button>
      </div>
    </section>
  );
}

/** The form for the received code. */
function CodeForm() {
  const [code, setCode] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const readPreferencesAgain = useReadPreferencesAgain();
  const confirm = useMutation({
    mutationFn: () => call(confirmTelephone, { body: { code } }),
    onSuccess: () => {
      toast.success(copy.confirmed);
      readPreferencesAgain();
    },
  });
  const submit = () => {
    const isWhole = CODE.test(code);
    setIsIncomplete(!isWhole);
    if (isWhole) confirm.mutate();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {confirm.error && <Banner tone="danger">{faultText(confirm.error)}</Banner>}
      <NumberField
        label={copy.code}
        value={code}
        onChange={setCode}
        error={isIncomplete ? copy.codeInvalid : undefined}
        isInteger
        autoComplete="one-time-code"
      />
      <div>
        <Button kind="primary" type="submit" isPending={confirm.isPending}>
          {copy.confirm}
        </Button>
      </div>
    </form>
  );
}

const REFUSALS: Partial<Record<string, string>> = {
  'profiles.telephone-code-invalid': copy.wrong,
  'profiles.telephone-not-to-confirm': copy.notToConfirm,
} satisfies Partial<Record<ProfilesProblem, string>>;

const faultText = (error: Error): string =>
  causeText(error) ?? REFUSALS[problemCode(error)] ?? copy.failed;
