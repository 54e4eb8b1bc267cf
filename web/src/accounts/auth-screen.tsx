import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AuthLayout } from '../ui/layout/auth-layout.tsx';
import { useFlowState } from './flow-state.ts';

/** Last step with a way back; going back later would repeat what is done. */
const LAST_STEP_WITH_WAY_BACK = 2;

type Props = { children: ReactNode; onBack?: () => void };

/** Frame of the public forms. *Volver* goes one page back, or to the landing once the flow is over. */
export function AuthScreen({ children, onBack }: Props) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { step } = useFlowState();
  const isOver = step > LAST_STEP_WITH_WAY_BACK || key === 'default';
  return (
    <AuthLayout onBack={onBack ?? (() => void (isOver ? navigate('/') : navigate(-1)))}>
      {children}
    </AuthLayout>
  );
}
