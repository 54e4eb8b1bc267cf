import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { useStepUp } from '../../lib/session/use-step-up.ts';
import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { Form } from '../form/form.tsx';
import type { AppForm } from '../form/use-app-form.ts';
import { Dialog } from './dialog.tsx';
import { IdentityDialog } from './identity-dialog.tsx';

type Props<Values extends FieldValues, Output> = {
  form: AppForm<Values, Output>;
  copy: {
    title: string;
    explain: string;
    confirm: string;
    /** Title of the identity dialog. */
    purpose: string;
    /** Message of failures without one of their own. */
    failed: string;
  };
  /** Texts of refusals of its own, by code. */
  problems: Readonly<Record<string, string>>;
  act: (values: Output) => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A dialog with a form whose act may need a proof of identity, which is asked for in its place. */
export function ProvenForm<Values extends FieldValues, Output>({
  form,
  copy,
  problems,
  act,
  onClose,
  children,
}: Props<Values, Output>) {
  const proven = useStepUp();
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function attempt(what: () => Promise<void>) {
    setProblem(undefined);
    setIsPending(true);
    try {
      await what();
    } catch (error) {
      setProblem(problems[problemCode(error)] ?? causeText(error) ?? copy.failed);
    }
    setIsPending(false);
  }

  if (proven.isAsking) {
    return (
      <IdentityDialog
        purpose={copy.purpose}
        confirmLabel={copy.confirm}
        onProved={() => void attempt(proven.goOn)}
        onClose={proven.drop}
      />
    );
  }
  return (
    <Dialog title={copy.title} isOpen hasCloseButton onClose={onClose}>
      <Form form={form} onSubmit={(values) => attempt(() => proven.run(() => act(values)))}>
        <p>{copy.explain}</p>
        {children}
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Button type="submit" kind="primary" isWide isPending={isPending}>
          {copy.confirm}
        </Button>
      </Form>
    </Dialog>
  );
}
