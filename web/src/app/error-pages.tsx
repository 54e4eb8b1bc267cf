import { isRouteErrorResponse, useRouteError } from 'react-router';
import { supportCode } from '../lib/problem-error.ts';
import { Button } from '../ui/button.tsx';
import { EmergencyNumbers } from '../ui/emergency-numbers.tsx';
import { Illustration } from '../ui/illustration.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Main } from '../ui/screen-layouts.tsx';
import { uiCopy } from '../ui/ui.copy.ts';
import { appCopy, errorPagesCopy } from './app.copy.ts';

type ErrorKind = 'notFound' | 'forbidden' | 'fault' | 'outdated';

/** A part of an older version that is no longer on the server. */
const isOutdatedPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|preload/i.test(error.message);

function kindOf(error: unknown): ErrorKind {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return 'notFound';
    return error.status === 403 ? 'forbidden' : 'fault';
  }
  return isOutdatedPart(error) ? 'outdated' : 'fault';
}

/** What is shown instead of a screen that cannot be. */
export function ErrorPage() {
  const error = useRouteError();
  return <ErrorContent kind={kindOf(error)} error={error} />;
}

/** For addresses that no screen has. */
export const NotFoundPage = () => <ErrorContent kind="notFound" />;

const ErrorContent = ({ kind, error }: { kind: ErrorKind; error?: unknown }) => {
  const { title, detail } = errorPagesCopy[kind];
  return (
    <>
      <header className="flex min-h-16 items-center border-b border-line bg-surface px-4">
        <Logo to="/" />
      </header>
      <Main width="form">
        <Illustration name="calm" />
        <PageHeading title={title}>{title}</PageHeading>
        <p className="text-ink-2">{detail}</p>
        <div className="flex flex-wrap gap-3">
          {kind === 'outdated' && (
            <Button kind="primary" onPress={() => location.reload()}>
              {errorPagesCopy.outdated.action}
            </Button>
          )}
          <LinkButton to="/" kind={kind === 'outdated' ? 'secondary' : 'primary'}>
            {appCopy.home}
          </LinkButton>
        </div>
        {kind === 'fault' && (
          <p className="text-small text-ink-2">{uiCopy.supportCode(supportCode(error))}</p>
        )}
        <section aria-labelledby="emergencia">
          <h2 id="emergencia">{errorPagesCopy.emergency}</h2>
          <EmergencyNumbers />
        </section>
      </Main>
    </>
  );
};
