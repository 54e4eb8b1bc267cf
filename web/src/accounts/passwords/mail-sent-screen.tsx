import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AuthScreen } from '../auth-screen.tsx';
import { useFlowState } from '../flow-state.ts';
import { recoveryCopy as copy } from './recovery.copy.ts';
import { SentNotice } from './sent-notice.tsx';

/** `/correo-enviado`: the recovery mail is on its way. */
export function MailSentScreen() {
  const { email } = useFlowState();
  return (
    <AuthScreen>
      <PageHeading title={copy.mailSentTitle}>{copy.mailSentTitle}</PageHeading>
      {email ? <SentNotice email={email} /> : <p>{copy.mailSentDetail}</p>}
      <p>{copy.resetLife}</p>
      <LinkButton to="/login" kind="primary" isWide>
        {copy.goToLogin}
      </LinkButton>
    </AuthScreen>
  );
}
