import { initPasswordReset } from '@app/contract/accounts';
import { maskedEmail } from '@app/contract/kernel';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { problemText } from '../problem-text.ts';
import { recoveryCopy as copy } from './recovery.copy.ts';

type Outcome = { tone: 'info' | 'danger'; text: string };

/**
 * Where the mail was sent and what to do if it does not arrive; the same whether or not an account
 * exists.
 */
export function SentNotice({ email }: { email: string }) {
  return (
    <>
      <p>
        {copy.sentTo} <strong>{maskedEmail(email)}</strong>. {copy.ifNotThere}
      </p>
      <ResendButton email={email} />
    </>
  );
}

/** What is left to do for an account that was created and never activated. */
export function ActivationNotice({ email }: { email: string }) {
  return (
    <div className="flex flex-col gap-3">
      <p>{copy.activateFirst(maskedEmail(email))}</p>
      <ResendButton email={email} />
    </div>
  );
}

/** Sends the mail of an address again: to activate its account, or to recover its password. */
function ResendButton({ email }: { email: string }) {
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function resend() {
    setIsPending(true);
    try {
      await call(initPasswordReset, { body: email });
      setOutcome({ tone: 'info', text: copy.resent });
    } catch (error) {
      setOutcome({ tone: 'danger', text: problemText(error, copy.mailFault) });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <>
      {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
      <Button isWide isPending={isPending} onPress={() => void resend()}>
        {copy.resend}
      </Button>
    </>
  );
}
