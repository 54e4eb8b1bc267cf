import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { useProvenAct } from '../../lib/session/use-proven-act.ts';
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
    /** Explanation of the act, before the fields. */
    explain: string;
    confirm: string;
    /** Title of the identity dialog. */
    purpose: string;
    /** Message of failures without their own text. */
    failed: string;
  };
  /** Messages of refusals by code. */
  problems: Readonly<Partial<Record<string, string>>>;
  act: (values: Output) => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A dialog with a form whose act may need a proof of identity, which is then requested in its place. */
export function ProvenForm<Values extends FieldValues, Output>({
  form,
  copy,
  problems,
  act,
  onClose,
  children,
}: Props<Values, Output>) {
  const { run, problem, isPending, isProving, proof } = useProvenAct(
    (error) => problems[problemCode(error)] ?? causeText(error) ?? copy.failed,
  );
  if (isProving) {
    return <IdentityDialog purpose={copy.purpose} confirmLabel={copy.confirm} {...proof} />;
  }
  return (
    <Dialog title={copy.title} isOpen hasCloseButton onClose={onClose}>
      <Form form={form} onSubmit={(values) => run(() => act(values))}>
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
