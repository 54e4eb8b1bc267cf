import { gmailCallback } from '@app/contract/accounts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../lib/server/call.ts';
import { AuthScreen } from '../auth-screen.tsx';
import { openSession } from '../login/log-in.ts';
import { problemText } from '../problem-text.ts';
import { useOutcome } from '../use-outcome.ts';
import { logInWithGoogle } from './log-in-with-google.ts';
import { readClaims } from './read-claims.ts';
import { socialCopy as copy } from './social.copy.ts';
import { SocialProgress } from './social-progress.tsx';

const SecondStep = lazy(async () => ({
  default: (await import('../second-factor/second-step.tsx')).SecondStep,
}));

/** `/gmail/callback`: return from Google; continues to the home, the sign-up or the login. */
export function GmailCallbackScreen() {
  const { problem, asked, settle, startAgain, fault } = useArrival();
  if (asked) {
    return (
      <AuthScreen>
        <Suspense>
          <SecondStep
            asked={asked}
            onToken={async (token) => settle(await openSession(token, 'google'))}
            onLate={() => startAgain(copy.tooLate)}
          />
        </Suspense>
      </AuthScreen>
    );
  }
  return (
    <SocialProgress
      title={copy.fromGoogle}
      problem={fault ?? problem}
      wayOut={{ to: '/', label: copy.goHome }}
    />
  );
}

function useArrival() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const outcome = useOutcome();
  const [fault, setFault] = useState<string>();
  const hasArrived = useRef(false);

  async function arrive(query: Record<string, string>) {
    const { id_token, link_required } = await call(gmailCallback, {
      query: { ...query, access_type: 'offline' },
    });
    const claims = readClaims(id_token);
    if (claims) return outcome.settle(await logInWithGoogle(claims.email));
    if (link_required) return navigate('/login', { replace: true, state: { link: true } });
    return navigate(`/signup/${id_token}`, { replace: true, state: { step: 2 } });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on arrival.
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const query = Object.fromEntries(params);
    // The parameters work once: they are removed from the address bar.
    setParams({}, { replace: true });
    arrive(query).catch((error: unknown) =>
      setFault(copy.callbackFault(problemText(error, copy.socialFault))),
    );
  }, []);

  return { ...outcome, fault };
}
