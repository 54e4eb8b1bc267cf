import { checkActivation, finishActivation } from '@app/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../lib/call.ts';
import { Banner } from '../ui/banner.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { problemText } from './problem-text.ts';
import { signupCopy as copy } from './signup.copy.ts';
import { useLinkKey } from './use-link-key.ts';

/** `/activation/finish`: the e-mailed link sets the password, and only then does the account exist. */
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
            {copy.activationFault}. {problemText(link.error, '')}
          </Banner>
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
