import { registeredRoles } from '@app/contract/accounts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { z } from 'zod';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { session } from '../../lib/session/session.ts';
import { useWizardStep } from '../../ui/form/use-wizard-step.ts';
import { AuthScreen } from '../auth-screen.tsx';
import { SignupAccess, type SignupAccessValues } from './signup-access.tsx';
import { SignupIdentity, useIdentityForm } from './signup-identity.tsx';
import { type Audience, type SignupFlow, useSignup } from './use-signup.ts';

const EMPTY: SignupAccessValues = { email: '', password: '', confirmation: '' };

const PROFESSIONAL_PLACE = '/signup-profesional';

/**
 * `/signup` and `/signup-profesional`, in two steps: credentials, then identity. Going back, or choosing the
 * other kind of account, keeps the typed values.
 */
export function SignupScreen() {
  const audience: Audience =
    useLocation().pathname === PROFESSIONAL_PLACE ? 'PROFESSIONAL' : 'PATIENT';
  const flow = useFlow();
  const navigate = useNavigate();
  const [access, setAccess] = useState(EMPTY);
  const identity = useIdentityForm();
  const { step, goTo } = useOwnStep(flow, access !== EMPTY);
  const toFirstStep = () => void navigate(-1);
  const { create, problem } = useSignup(flow, audience);
  const onBack = useWayBack(flow, toFirstStep);

  return (
    <AuthScreen {...(step === 2 && { onBack })}>
      {step === 1 ? (
        <SignupAccess
          audience={audience}
          values={access}
          onNext={(values) => {
            setAccess(values);
            goTo(2);
          }}
        />
      ) : (
        <SignupIdentity
          audience={flow.kind === 'completing' ? flow.audience : audience}
          form={identity}
          isOnlyStep={flow.kind !== 'own'}
          problem={problem}
          onSubmit={(idNumber) => create(idNumber, access)}
        />
      )}
    </AuthScreen>
  );
}

/**
 * The step, each with its own address; without the values of the first step, after a reload or by opening the
 * second address, it starts again.
 */
function useOwnStep({ kind }: SignupFlow, hasAccess: boolean) {
  const { step, goTo } = useWizardStep(2);
  const isFirst = kind === 'own' && (step !== 2 || !hasAccess);
  const isEarly = isFirst && step === 2;
  useEffect(() => {
    if (isEarly) goTo(1, { replace: true });
  });
  return { step: isFirst ? 1 : 2, goTo };
}

/** Passed by a login whose account has no registration yet. */
const completing = z.object({ role: z.enum(registeredRoles) });

/** A sign-up that started elsewhere, continued after a reload. */
const begun = z.object({
  flow: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('social'), ticket: z.string() }),
    z.object({ kind: z.literal('completing'), audience: z.enum(registeredRoles) }),
  ]),
});

/**
 * How the person arrived. Ticket and parameters are removed from the address bar at once, and kept in the
 * history state.
 */
function useFlow(): SignupFlow {
  const { id_token: ticket } = useParams();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const role = useNavigationState(completing)?.role;
  const before = useNavigationState(begun)?.flow;
  const navigate = useNavigate();
  const isCompleting = params.get('mode') === 'complete_registration';
  const [flow] = useState<SignupFlow>(() => {
    if (ticket) return { kind: 'social', ticket };
    if (isCompleting) return { kind: 'completing', audience: role ?? 'PATIENT' };
    return before ?? { kind: 'own' };
  });
  const hasSecrets = ticket !== undefined || isCompleting;
  useEffect(() => {
    if (!hasSecrets) return;
    const place = pathname === PROFESSIONAL_PLACE ? pathname : '/signup';
    void navigate(place, { replace: true, state: { flow } });
  }, [hasSecrets, pathname, navigate, flow]);
  return flow;
}

/** Volver* of the second step: to the first, or out of a sign-up started by Google or a login. */
function useWayBack({ kind }: SignupFlow, toFirstStep: () => void): () => void {
  const navigate = useNavigate();
  if (kind === 'own') return toFirstStep;
  return () => {
    if (kind === 'completing') session.end();
    void navigate('/login', { replace: true });
  };
}
