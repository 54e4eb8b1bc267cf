import { beginSocialLogin } from '@app/contract/accounts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { problemText } from '../problem-text.ts';
import { socialCopy as copy } from './social.copy.ts';
import { SocialProgress } from './social-progress.tsx';

/** `/authorizeredirect`: sends the browser to Google, with a cookie that binds the attempt to it. */
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
    <SocialProgress
      title={copy.toGoogle}
      problem={problem}
      wayOut={{ to: '/login', label: copy.goToLogin }}
    />
  );
}
