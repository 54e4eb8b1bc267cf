import { checkPasswordReset, finishPasswordReset } from '@app/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/server/call.ts';
import { useLinkKey } from '../../lib/use-link-key.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AuthScreen } from '../auth-screen.tsx';
import { linkProblemText, problemText } from '../problem-text.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { recoveryCopy as copy } from './recovery.copy.ts';

/** `/reset/finish`: sets a new password from the e-mailed link, once; an expired link leads to a new one. */
export function FinishResetScreen() {
  const key = useLinkKey();
  const navigate = useNavigate();
  const link = useQuery({
    queryKey: ['password-reset', key],
    queryFn: () => call(checkPasswordReset, { query: { key } }),
    retry: false,
  });

  async function reset(newPassword: string): Promise<string | undefined> {
    try {
      await call(finishPasswordReset, { body: { key, newPassword } });
      toast.success(copy.resetDone);
      await navigate('/clave-restaurada', { replace: true, state: { step: 3 } });
    } catch (error) {
      return problemText(error, copy.resetFault);
    }
  }

  return (
    <AuthScreen>
      <PageHeading title={copy.resetTitle}>{copy.resetTitle}</PageHeading>
      {link.isPending && <Skeleton lines={['control', 'control']} />}
      {link.isError && (
        <>
          <Banner tone="danger">{linkProblemText(link.error, copy.resetFault)}</Banner>
          <LinkButton to="/recuperar-clave" kind="primary" isWide>
            {copy.askAgain}
          </LinkButton>
          <LinkButton to="/login" isWide>
            {copy.goToLogin}
          </LinkButton>
        </>
      )}
      {link.data && (
        <NewPasswordForm
          role={link.data.active_role}
          intro={copy.resetDetail}
          submitLabel={copy.resetSubmit}
          onSubmit={reset}
        />
      )}
    </AuthScreen>
  );
}
