import { Stethoscope, UserRound } from 'lucide-react';
import { NavLink } from 'react-router';
import { signupCopy as copy } from './signup.copy.ts';

const AUDIENCES = [
  { to: '/signup', label: copy.audience.PATIENT, Icon: UserRound },
  { to: '/signup-profesional', label: copy.audience.PROFESSIONAL, Icon: Stethoscope },
] as const;

/** Kind of account: each has its own sign-up. */
export const SignupAudience = () => (
  <nav aria-label={copy.audienceQuestion} className="grid gap-3 sm:grid-cols-2">
    {AUDIENCES.map(({ to, label, Icon }) => (
      <NavLink
        key={to}
        to={to}
        replace
        className={({ isActive }) =>
          [
            'flex min-h-control items-center gap-3 rounded-md border-[1.5px] px-4 py-2 font-medium no-underline',
            isActive
              ? 'border-brand-700 bg-brand-50 text-brand-700'
              : 'border-line-strong bg-surface text-ink-1',
          ].join(' ')
        }
      >
        <Icon aria-hidden />
        {label}
      </NavLink>
    ))}
  </nav>
);
