import {
  beginLoginEnrolment,
  finishLoginEnrolment,
  type PendingLogin,
  passSecondFactor,
} from '@app/contract/accounts';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import type { MintedToken } from '../../lib/session/session-source.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { problemText } from '../problem-text.ts';
import { codeMessages, securityCopy as copy } from '../sessions/security.copy.ts';
import { Enrolment } from './enrolment.tsx';

type Props = {
  asked: PendingLogin['mfa_required'];
  /** Called when the login is complete. */
  onToken: (token: MintedToken) => Promise<void>;
  /** Returns to the password. */
  onLate: () => void;
};

/** Second step of a login: a code, or enrolling the second factor. */
export function SecondStep({ asked, onToken, onLate }: Props) {
  const title = asked === 'code' ? copy.stepTitle : copy.enrolTitle;
  return (
    <>
      <PageHeading title={title} focusKey={asked}>
        {title}
      </PageHeading>
      {asked === 'code' ? (
        <CodeStep onToken={onToken} onLate={onLate} />
      ) : (
        <EnrolmentStep onToken={onToken} />
      )}
    </>
  );
}

function CodeStep({ onToken, onLate }: Omit<Props, 'asked'>) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function pass() {
    setProblem(undefined);
    if (!code.trim()) return setError(codeMessages['code.required']);
    setIsPending(true);
    try {
      await onToken(await call(passSecondFactor, { body: { code } }));
    } catch (refused) {
      tell(refused);
    } finally {
      setIsPending(false);
    }
  }

  function tell(refused: unknown) {
    const refusal = problemCode(refused);
    if (refusal === 'session.required') return onLate();
    if (refusal === 'accounts.wrong-code') setError(codeMessages['accounts.wrong-code']);
    else if (refusal === 'request.invalid') setError(codeMessages['code.invalid']);
    else setProblem(problemText(refused, copy.fault));
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void pass();
      }}
    >
      <p>{copy.stepDetail}</p>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <CodeField value={code} error={error} onChange={setCode} name="code" />
      <Button kind="primary" type="submit" isWide isPending={isPending}>
        {copy.continue}
      </Button>
    </form>
  );
}

function EnrolmentStep({ onToken }: Pick<Props, 'onToken'>) {
  // The session opens with the first code; its token is used once the recovery codes are stored.
  const token = useRef<MintedToken>(null);

  async function finish(code: string): Promise<readonly string[]> {
    const { recovery_codes, ...minted } = await call(finishLoginEnrolment, { body: { code } });
    token.current = minted;
    return recovery_codes;
  }

  return (
    <>
      <p>{copy.enrolDetail}</p>
      <Enrolment
        begin={() => call(beginLoginEnrolment, {})}
        finish={finish}
        onDone={() => void (token.current && onToken(token.current))}
      />
    </>
  );
}
