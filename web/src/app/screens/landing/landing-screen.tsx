import { LogIn } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { supportEmail } from '../../../lib/settings.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Illustration } from '../../../ui/media/illustration.tsx';
import { appCopy } from '../../app.copy.ts';
import { whenIdle } from '../../fetch-when-idle.ts';
import { landingCopy as copy } from './landing.copy.ts';

// These ask the server, so they load after the rest of the page.
const GuardNow = lazy(async () => {
  await new Promise<void>(whenIdle);
  return {
    default: (await import('../../../guard-queue/visitors/guard-now-chunk.tsx')).GuardNow,
  };
});
const WhoAttends = lazy(async () => {
  await new Promise<void>(whenIdle);
  return {
    default: (await import('../../../licence-verification/who-attends-chunk.tsx')).WhoAttends,
  };
});

/** Shown to visitors without a session, and after a logout. */
export function LandingScreen() {
  const hasLeft = useLocation().pathname === '/logout';
  return (
    <div className="mx-auto grid w-full max-w-[960px] gap-6 py-2 md:grid-cols-2 md:gap-10 md:py-8">
      <div className="flex flex-col gap-4">
        <PageHeading title={hasLeft ? copy.loggedOut : copy.title}>{appCopy.greeting}</PageHeading>
        <p className="text-20 font-bold">{copy.promise}</p>
        <p className="text-ink-2">{copy.promiseDetail}</p>
        <LinkButton to="/login" kind="primary" isWide icon={<LogIn aria-hidden />}>
          {copy.logIn}
        </LinkButton>
        <LinkButton to="/signup" isWide>
          {copy.createAccount}
        </LinkButton>
        <p>
          {copy.emergency}{' '}
          <a href="tel:107" className="font-bold whitespace-nowrap text-danger-700">
            {copy.ambulance}
          </a>{' '}
          <a href="tel:911" className="font-bold whitespace-nowrap text-danger-700">
            {copy.police}
          </a>
          .
        </p>
        <Card title={copy.nowTitle}>
          <div className="min-h-12">
            <Suspense>
              <GuardNow />
            </Suspense>
          </div>
        </Card>
      </div>
      <div className="flex flex-col gap-4">
        <span className="self-center max-md:hidden">
          <Illustration name="conversation" />
        </span>
        <Steps />
      </div>
      <Promises title={copy.trustTitle} lines={copy.trust}>
        <Suspense>
          <WhoAttends />
        </Suspense>
      </Promises>
      <div className="flex flex-col gap-6">
        <Promises title={copy.privacyTitle} lines={copy.privacy} />
        <Promises title={copy.coverageTitle} lines={[copy.coverage]} />
      </div>
      <Elsewhere />
    </div>
  );
}

const Steps = () => (
  <section aria-labelledby="steps">
    <h2 id="steps" className="mb-3">
      {copy.stepsTitle}
    </h2>
    <ol className="flex flex-col gap-4">
      {copy.steps.map(({ title, detail }, index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden
            className="grid size-9 flex-none place-items-center rounded-full bg-brand-100 font-bold text-brand-800"
          >
            {index + 1}
          </span>
          <span className="flex flex-col">
            <strong>{title}</strong>
            <span className="text-ink-2">{detail}</span>
          </span>
        </li>
      ))}
    </ol>
  </section>
);

type PromisesProps = { title: string; lines: readonly string[]; children?: ReactNode };

const Promises = ({ title, lines, children }: PromisesProps) => (
  <Card title={title}>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
    {children}
  </Card>
);

const PLACES = [
  { to: '/signup-profesional', label: copy.professional },
  { to: '/verificar', label: copy.verify },
  { to: '/terminos-y-condiciones', label: copy.terms },
];

const Elsewhere = () => (
  <div className="flex flex-wrap gap-x-3 md:col-span-2 md:justify-center">
    {PLACES.map(({ to, label }) => (
      <LinkButton key={to} to={to} kind="quiet">
        {label}
      </LinkButton>
    ))}
    <LinkButton href={`mailto:${supportEmail()}`} kind="quiet">
      {copy.help(supportEmail())}
    </LinkButton>
  </div>
);
