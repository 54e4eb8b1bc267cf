import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { uiCopy } from '../ui.copy.ts';

type AuthLayoutProps = { children: ReactNode; onBack?: () => void };

/** A form on its own card, with a way back above it: login, signup, recovery. */
export const AuthLayout = ({ children, onBack }: AuthLayoutProps) => (
  <div className="mx-auto flex w-full max-w-[480px] flex-col gap-3">
    {onBack && (
      <span className="-ml-3 self-start">
        <Button kind="quiet" icon={<ArrowLeft aria-hidden />} onPress={onBack}>
          {uiCopy.back}
        </Button>
      </span>
    )}
    <div className="card flex flex-col gap-5 rounded-lg border border-line bg-surface p-6 shadow-1">
      {children}
    </div>
  </div>
);
