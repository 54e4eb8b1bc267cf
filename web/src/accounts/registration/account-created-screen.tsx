import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AuthScreen } from '../auth-screen.tsx';
import { useFlowState } from '../flow-state.ts';
import { SentNotice } from '../passwords/sent-notice.tsx';
import { signupCopy as copy } from './signup.copy.ts';

/** `/cuenta-creada`: what was sent, where to look, and how long it works. */
export function AccountCreatedScreen() {
  const { email } = useFlowState();
  return (
    <AuthScreen>
      <PageHeading title={copy.createdTitle}>{copy.createdTitle}</PageHeading>
      {email ? <SentNotice email={email} /> : <p>{copy.createdSpam}</p>}
      <p>{copy.createdDetail}</p>
      <LinkButton to="/login" kind="primary" isWide>
        {copy.goToLogin}
      </LinkButton>
    </AuthScreen>
  );
}
