import { register } from '@app/contract/accounts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../lib/call.ts';
import { toast } from '../ui/toast.ts';
import { accountsCopy as copy } from './accounts.copy.ts';
import { AuthScreen } from './auth-screen.tsx';
import { SignupAccess, type SignupAccessValues } from './signup-access.tsx';
import { SignupIdentity } from './signup-identity.tsx';

type Audience = 'PATIENT' | 'PROFESSIONAL';

/** Asks for an account in two steps: how to get in, and who it is. The first step survives Volver. */
function SignupScreen({ audience }: { audience: Audience }) {
  const [access, setAccess] = useState<SignupAccessValues>({
    email: '',
    password: '',
    confirmation: '',
  });
  const [step, setStep] = useState<1 | 2>(1);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();

  async function create(id_number: string) {
    setProblem(undefined);
    try {
      const { email, password } = access;
      const body = {
        active_role: audience,
        email,
        password,
        id_number,
        username: email.split('@')[0] ?? '',
      };
      const answer = await call(register, { body });
      if (answer.status === 'error') return setProblem(answer.data.message || copy.signupFault);
      toast.success(copy.created);
      await navigate('/cuenta-creada', { state: { step: 3, email } });
    } catch {
      setProblem(copy.signupFault);
    }
  }

  return (
    <AuthScreen {...(step === 2 && { onBack: () => setStep(1) })}>
      {step === 1 ? (
        <SignupAccess
          audience={audience}
          values={access}
          onNext={(values) => {
            setAccess(values);
            setStep(2);
          }}
        />
      ) : (
        <SignupIdentity audience={audience} problem={problem} onSubmit={create} />
      )}
    </AuthScreen>
  );
}

/** `/signup` */
export const PatientSignupScreen = () => <SignupScreen audience="PATIENT" />;

/** `/signup-profesional` */
export const ProfessionalSignupScreen = () => <SignupScreen audience="PROFESSIONAL" />;
