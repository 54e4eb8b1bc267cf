import { useState } from 'react';
import { problemCode, problemFields } from '../../lib/server/problem-error.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { failureSentences } from '../../ui/feedback/failure-sentences.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { type FieldMessages, faultText } from '../../ui/form/field-faults.ts';
import type { useProfileWizard } from '../wizard/use-profile-wizard.ts';

type Options<Content extends Record<string, unknown>> = {
  wizard: ReturnType<typeof useProfileWizard<Content>>;
  finish: (content: Content) => Promise<void>;
  failedText: string;
  /** The number of the last step. */
  last: number;
};

/** *Finalizar*: checks that no other tab changed the draft, then sends. */
export function useFinish<Content extends Record<string, unknown>>({
  wizard,
  finish,
  failedText,
  last,
}: Options<Content>) {
  const [fault, setFault] = useState<unknown>(null);
  const [isPending, setIsPending] = useState(false);
  const { content, save } = wizard;

  async function send() {
    setFault(null);
    setIsPending(true);
    try {
      const unsaved = await save(content, last);
      if (unsaved === null) await wizard.send(finish);
      else if (unsaved.kind === 'failed') toast.error(failedText);
    } catch (error) {
      setFault(error);
      toast.error(failedText);
    } finally {
      setIsPending(false);
    }
  }

  return { fault, isPending, send: () => void send() };
}

type NoticeProps = {
  fault: unknown;
  failedText: string;
  messages: FieldMessages;
  /** Messages of the server's refusals. */
  problems?: Readonly<Record<string, string>> | undefined;
};

/** Why it was refused: the catalogue's text, and each refused field. */
export function FinishNotice({ fault, failedText, messages, problems = {} }: NoticeProps) {
  if (fault === null) return null;
  const refused = problemFields(fault).map(({ field, code }) =>
    faultText(messages, { name: field, type: code, code }),
  );
  const known = problems[problemCode(fault)];
  const reasons = known === undefined ? failureSentences(fault) : [known];
  return (
    <Banner tone="danger">
      {[failedText, ...new Set(refused), ...reasons]
        .map((sentence) => sentence.replace(/\.$/, ''))
        .join('. ')}
    </Banner>
  );
}
