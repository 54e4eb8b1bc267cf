import { checkEmailUndo, undoEmailChange } from '@app/contract/accounts';
import { call } from '../../lib/server/call.ts';
import { supportEmail } from '../../lib/settings.ts';
import { AfterUndo } from '../after-undo.tsx';
import { MailedLink } from '../mailed-link.tsx';
import { linkProblemText } from '../problem-text.ts';
import { emailChangeCopy as copy } from './email-change.copy.ts';

const WORDS = {
  title: copy.undoTitle,
  detail: copy.undoDetail,
  submit: copy.undoSubmit,
  doneTitle: copy.undoneTitle,
  fault: (error: Error) => linkProblemText(error, copy.undoFault, copy.undoEnded(supportEmail())),
};

/** `/correo-anterior`: undoes a change of e-mail with the link mailed to the earlier address. */
export function UndoEmailScreen() {
  return (
    <MailedLink
      name="email-undo"
      words={WORDS}
      check={async (key) => (await call(checkEmailUndo, { query: { key } })).email}
      use={(key) => call(undoEmailChange, { body: { key } })}
    >
      <AfterUndo text={copy.undone} />
    </MailedLink>
  );
}
