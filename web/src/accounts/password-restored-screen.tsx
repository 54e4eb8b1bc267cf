import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { accountsCopy as copy } from './accounts.copy.ts';
import { AuthScreen } from './auth-screen.tsx';

/** `/clave-restaurada`: the new password counts from now on. */
export const PasswordRestoredScreen = () => (
  <AuthScreen>
    <PageHeading title={copy.restoredTitle}>{copy.restoredTitle}</PageHeading>
    <p>{copy.restoredDetail}</p>
    <LinkButton to="/login" kind="primary" isWide>
      {copy.goToLogin}
    </LinkButton>
  </AuthScreen>
);
