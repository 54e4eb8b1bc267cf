import { beginSocialLogin } from '@app/contract/accounts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../lib/call.ts';
import { Banner } from '../ui/banner.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { problemText } from './problem-text.ts';
import { socialCopy as copy } from './social.copy.ts';

/** `/authorizeredirect`: sends the browser to Google, bound to it by a cookie. */
export function AuthorizeRedirectScreen() {
  const [problem, setProblem] = useState<string>();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    call(beginSocialLogin, {}).then(
      ({ url }) => window.location.replace(url),
      (error: unknown) => setProblem(problemText(error, copy.socialFault)),
    );
  }, []);

  return (
    <AuthScreen>
      <PageHeading title={copy.toGoogle}>{copy.toGoogle}</PageHeading>
      {problem ? (
        <>
          <Banner tone="danger">{problem}</Banner>
          <LinkButton to="/login" kind="primary" isWide>
            {copy.goToLogin}
          </LinkButton>
        </>
      ) : (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {copy.opening}
        </p>
      )}
    </AuthScreen>
  );
}
