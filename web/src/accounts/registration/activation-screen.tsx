import { checkActivation, finishActivation } from '@app/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/server/call.ts';
import { useLinkKey } from '../../lib/use-link-key.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AuthScreen } from '../auth-screen.tsx';
import { NewPasswordForm } from '../passwords/new-password-form.tsx';
import { linkProblemText, problemText } from '../problem-text.ts';
import { signupCopy as copy } from './signup.copy.ts';

/** `/activation/finish`: sets the password from the e-mailed link; the account exists only from then on. */
export function FinishActivationScreen() {
  const key = useLinkKey();
  const navigate = useNavigate();
  const link = useQuery({
    queryKey: ['activation', key],
    queryFn: () => call(checkActivation, { query: { key } }),
    retry: false,
  });

  async function activate(newPassword: string): Promise<string | undefined> {
    try {
      await call(finishActivation, { body: { key, newPassword } });
      await navigate('/activate', { replace: true, state: { activated: true, step: 3 } });
    } catch (error) {
      return problemText(error, copy.passwordFault);
    }
  }

  return (
    <AuthScreen>
      <PageHeading title={copy.activateTitle}>{copy.activateTitle}</PageHeading>
      {link.isPending && <Skeleton lines={['control', 'control']} />}
      {link.isError && (
        <>
          <Banner tone="danger">
            {copy.activationFault}. {linkProblemText(link.error, '')}
          </Banner>
          <p>{copy.alreadyActive}</p>
          <LinkButton to="/login" kind="primary" isWide>
            {copy.goToLogin}
          </LinkButton>
          <LinkButton to="/recuperar-clave" isWide>
            {copy.askAgain}
          </LinkButton>
          <LinkButton to="/signup" isWide>
            {copy.createAccount}
          </LinkButton>
        </>
      )}
      {link.data && (
        <NewPasswordForm
          role={link.data.active_role}
          intro={copy.activateDetail}
          submitLabel={copy.activate}
          onSubmit={activate}
        />
      )}
    </AuthScreen>
  );
}
