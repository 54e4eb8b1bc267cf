import { checkEmailChange, confirmEmailChange } from '@app/contract/accounts';
import { call } from '../../lib/server/call.ts';
import { session, useViewer } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { emailChangeCopy as copy } from './email-change.copy.ts';
import { EmailLink } from './email-link.tsx';

const WORDS = {
  title: copy.confirmTitle,
  detail: copy.confirmDetail,
  submit: copy.confirmSubmit,
  doneTitle: copy.confirmedTitle,
};

/** `/correo-nuevo`: confirms the new e-mail of an account from the link mailed there. */
export function ConfirmEmailScreen() {
  const viewer = useViewer();
  const confirm = async (key: string) => {
    await call(confirmEmailChange, { body: { key } });
    if (viewer) await session.reloadViewer();
  };
  return (
    <EmailLink
      name="email-confirmation"
      words={WORDS}
      check={(key) => call(checkEmailChange, { query: { key } })}
      use={confirm}
    >
      <p>{copy.confirmed}</p>
      <LinkButton to="/login" kind="primary" isWide>
        {copy.enter}
      </LinkButton>
    </EmailLink>
  );
}
