import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AuthScreen } from '../auth-screen.tsx';
import { recoveryCopy as copy } from './recovery.copy.ts';

/** `/clave-restaurada`: the password was changed. */
export const PasswordRestoredScreen = () => (
  <AuthScreen>
    <PageHeading title={copy.restoredTitle}>{copy.restoredTitle}</PageHeading>
    <p>{copy.restoredDetail}</p>
    <LinkButton to="/login" kind="primary" isWide>
      {copy.goToLogin}
    </LinkButton>
  </AuthScreen>
);
