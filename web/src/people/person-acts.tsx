import { type PersonSheet, resendActivation, startReset } from '@app/contract/people';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../lib/server/call.ts';
import { causeText } from '../lib/server/failure-text.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { useViewer } from '../lib/session/session.ts';
import { Button } from '../ui/actions/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ActDialog } from './act-dialog.tsx';
import { actLabel, actProblems, MAIL_FAILED, MAILED, type OfferedAct } from './act-dialogs.copy.ts';
import { offeredActs } from './offered-acts.ts';
import { sheetCopy as copy } from './people.copy.ts';
import { usePeopleChanged } from './use-people-changed.ts';

const MAILS = { ACTIVATION_MAIL: resendActivation, RESET_MAIL: startReset } as const;
type MailAct = keyof typeof MAILS;

const isMail = (act: OfferedAct): act is MailAct => act in MAILS;

/** The acts on an account. */
export function PersonActs({ sheet }: { sheet: PersonSheet }) {
  const viewer = useViewer();
  const [opened, setOpened] = useState<OfferedAct>();
  const mail = useMail(sheet.accountId);
  const acts = offeredActs(sheet, viewer?.role);
  if (acts.length === 0) return null;
  return (
    <section className="flex flex-col gap-2" aria-label={copy.acts}>
      <div className="flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button
            key={act}
            kind={act === 'VERIFY' ? 'primary' : 'secondary'}
            isPending={mail.isPending && mail.variables === act}
            onPress={() => (isMail(act) ? mail.mutate(act) : setOpened(act))}
          >
            {actLabel[act]}
          </Button>
        ))}
      </div>
      {opened && !isMail(opened) && (
        <ActDialog act={opened} sheet={sheet} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

/** Mails a link to the owner of the account. */
function useMail(accountId: string) {
  const changed = usePeopleChanged();
  return useMutation({
    mutationFn: (act: MailAct) => call(MAILS[act], { params: { accountId } }),
    onSuccess: async () => {
      toast.success(MAILED);
      await changed();
    },
    onError: (error) =>
      toast.error(actProblems[problemCode(error)] ?? causeText(error) ?? MAIL_FAILED),
  });
}
