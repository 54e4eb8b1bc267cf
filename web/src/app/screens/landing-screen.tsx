import { LogIn } from 'lucide-react';
import { useLocation } from 'react-router';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Illustration } from '../../ui/media/illustration.tsx';
import { appCopy } from '../app.copy.ts';

/** Shown to visitors without a session, and after a logout. */
export function LandingScreen() {
  const hasLeft = useLocation().pathname === '/logout';
  return (
    <div className="mx-auto flex w-full max-w-[480px] flex-col items-center gap-5 py-6 text-center md:py-12">
      <Illustration name="conversation" />
      <PageHeading title={hasLeft ? appCopy.loggedOut : appCopy.landing}>
        {appCopy.greeting}
      </PageHeading>
      <p className="text-ink-2">{appCopy.welcome}</p>
      <LinkButton to="/login" kind="primary" isWide icon={<LogIn aria-hidden />}>
        {appCopy.logIn}
      </LinkButton>
      <LinkButton to="/signup" isWide>
        {appCopy.createAccount}
      </LinkButton>
      <LinkButton to="/terminos-y-condiciones" kind="quiet">
        {appCopy.terms}
      </LinkButton>
    </div>
  );
}
