import type { BranchChanges } from '@app/contract/pharmacies';
import { useRef } from 'react';
import { failureText } from '../lib/server/failure-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { Form } from '../ui/form/form.tsx';
import { useUnsaved } from '../ui/form/unsaved-question.tsx';
import { useAppForm } from '../ui/form/use-app-form.ts';
import { Card } from '../ui/layout/card.tsx';
import { ContactFields } from './contact-fields.tsx';
import { branchMessages, branchCopy as copy } from './pharmacies.copy.ts';
import type { OwnBranch } from './pharmacies.queries.ts';
import { StandingBranch } from './standing-branch.tsx';
import { useBranchSaving } from './use-branch-saving.ts';
import { branchFormSchema, formOf } from './week.ts';
import { WeekEditor } from './week-editor.tsx';

/** Edits what a branch may change of its own data. */
export function BranchForm({ branch }: { branch: OwnBranch }) {
  const version = useRef(branch.version);
  const form = useAppForm({
    schema: branchFormSchema,
    defaultValues: formOf(branch),
    messages: branchMessages,
  });
  const saving = useBranchSaving(take);
  const unsaved = useUnsaved(form.methods.formState.isDirty);

  /** Shows a stored branch, whose version is sent with the next change. */
  function take(stored: OwnBranch) {
    version.current = stored.version;
    form.methods.reset(formOf(stored));
  }

  function save(changes: BranchChanges) {
    if (!saving.isPending) saving.mutate({ version: version.current, changes });
  }

  return (
    <Form form={form} onSubmit={save}>
      <StandingBranch
        standing={saving.standing}
        onKeepMine={(stored) => {
          version.current = stored.version;
          void form.methods.handleSubmit(save)();
        }}
        onTakeTheirs={(stored) => {
          take(stored);
          saving.reset();
        }}
      />
      {saving.isError && !saving.standing && (
        <Banner tone="danger">{`${copy.failed} ${failureText(saving.error)}`}</Banner>
      )}
      <Card title={copy.contact}>
        <ContactFields form={form} />
      </Card>
      <WeekEditor form={form} />
      <span>
        <Button type="submit" kind="primary" isPending={saving.isPending}>
          {copy.save}
        </Button>
      </span>
      {unsaved.question}
    </Form>
  );
}
