import { Navigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AuthScreen } from '../auth-screen.tsx';
import { signupCopy as copy } from './signup.copy.ts';

const justActivated = z.object({ activated: z.literal(true) });

/** `/activate`: the account is active; the link of an old mail is forwarded to the choice of a password. */
export function ActivatedScreen() {
  const [params] = useSearchParams();
  const isActivated = useNavigationState(justActivated) !== undefined;
  if (!isActivated) {
    return <Navigate to={`/activation/finish?${params}`} replace />;
  }
  return (
    <AuthScreen>
      <PageHeading title={copy.activated}>{copy.activated}</PageHeading>
      <p>{copy.activatedDetail}</p>
      <LinkButton to="/login" kind="primary" isWide>
        {copy.goToLogin}
      </LinkButton>
    </AuthScreen>
  );
}
