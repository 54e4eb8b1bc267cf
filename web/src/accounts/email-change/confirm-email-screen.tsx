import { checkEmailChange, confirmEmailChange } from '@app/contract/accounts';
import { call } from '../../lib/server/call.ts';
import { session, useViewer } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { MailedLink } from '../mailed-link.tsx';
import { linkProblemText } from '../problem-text.ts';
import { emailChangeCopy as copy } from './email-change.copy.ts';

const WORDS = {
  title: copy.confirmTitle,
  detail: copy.confirmDetail,
  submit: copy.confirmSubmit,
  doneTitle: copy.confirmedTitle,
  fault: (error: Error) => linkProblemText(error, copy.fault),
};

/** `/correo-nuevo`: confirms the new e-mail of an account with a mailed link. */
export function ConfirmEmailScreen() {
  const viewer = useViewer();
  const confirm = async (key: string) => {
    await call(confirmEmailChange, { body: { key } });
    if (viewer) await session.reloadViewer();
  };
  return (
    <MailedLink
      name="email-confirmation"
      words={WORDS}
      check={async (key) => (await call(checkEmailChange, { query: { key } })).email}
      use={confirm}
    >
      <p>{copy.confirmed}</p>
      <LinkButton to="/login" kind="primary" isWide>
        {copy.enter}
      </LinkButton>
    </MailedLink>
  );
}
