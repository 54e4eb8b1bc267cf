import { checkEmailUndo, undoEmailChange } from '@app/contract/accounts';
import { call } from '../../lib/server/call.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { emailChangeCopy as copy } from './email-change.copy.ts';
import { EmailLink } from './email-link.tsx';

const WORDS = {
  title: copy.undoTitle,
  detail: copy.undoDetail,
  submit: copy.undoSubmit,
  doneTitle: copy.undoneTitle,
};

/** `/correo-anterior`: takes a change of e-mail back from the link mailed to the earlier address. */
export function UndoEmailScreen() {
  return (
    <EmailLink
      name="email-undo"
      words={WORDS}
      check={(key) => call(checkEmailUndo, { query: { key } })}
      use={(key) => call(undoEmailChange, { body: { key } })}
    >
      <p>{copy.undone}</p>
      <LinkButton to="/recuperar-clave" kind="primary" isWide>
        {copy.newPassword}
      </LinkButton>
      <LinkButton to="/login" isWide>
        {copy.enter}
      </LinkButton>
    </EmailLink>
  );
}
