import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { useProvenAct } from '../../lib/session/use-proven-act.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useUnsaved } from '../../ui/form/unsaved-question.tsx';
import type { AppForm } from '../../ui/form/use-app-form.ts';
import { IdentityDialog } from '../../ui/overlays/identity-dialog.tsx';
import { branchProblems, branchEditorCopy as copy } from './staff-branches.copy.ts';
import { otherNameIn } from './stale-branch.ts';

type Props<Values extends FieldValues, Output> = {
  form: AppForm<Values, Output>;
  /** Stores the typed values, after a proof of identity if the last one is old. */
  save: (values: Output) => Promise<void>;
  onSaved: () => void;
  submit: string;
  children: ReactNode;
  /** Above the fields; gets a function that stores again. */
  above?: (storeAgain: () => void) => ReactNode;
  /** Beside the save button. */
  beside?: ReactNode;
};

/** The form of a branch in its sheet. */
export function ProvenBranchForm<Values extends FieldValues, Output>({
  form,
  save,
  onSaved,
  submit,
  children,
  above,
  beside,
}: Props<Values, Output>) {
  const { run, problem, isPending, isProving, proof } = useProvenAct(problemText);
  const unsaved = useUnsaved(form.methods.formState.isDirty);
  const storeTyped = (values: Output) =>
    run(async () => {
      await save(values);
      unsaved.release();
      onSaved();
    });

  return (
    <>
      <Form form={form} onSubmit={storeTyped}>
        {above?.(() => void form.methods.handleSubmit(storeTyped)())}
        {children}
        {problem && <Banner tone="danger">{problem}</Banner>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" isPending={isPending}>
            {submit}
          </Button>
          {beside}
        </div>
      </Form>
      {isProving && (
        <IdentityDialog purpose={copy.purpose} confirmLabel={copy.confirm} {...proof} />
      )}
      {unsaved.question}
    </>
  );
}

function problemText(error: unknown): string {
  const name = otherNameIn(error);
  if (name !== undefined) return copy.otherName(name);
  return branchProblems[problemCode(error)] ?? causeText(error) ?? copy.failed;
}
