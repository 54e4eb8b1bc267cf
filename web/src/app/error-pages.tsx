import { type ComponentType, lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { refreshPage } from '../lib/device/refresh-page.ts';
import { useReturnOfNetwork } from '../lib/server/online.ts';
import { supportCode } from '../lib/server/problem-error.ts';
import { ProfileLookupError } from '../lib/session/profile-lookup-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { EmergencyNumbers } from '../ui/layout/emergency-numbers.tsx';
import { Logo } from '../ui/layout/logo.tsx';
import { Main } from '../ui/layout/main.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { uiCopy } from '../ui/ui.copy.ts';
import { errorPagesCopy } from './app.copy.ts';

// Without the illustration the text is enough.
const ErrorDrawing = lazy<ComponentType>(() =>
  import('./error-drawing.tsx').then(
    ({ ErrorDrawing }) => ({ default: ErrorDrawing }),
    () => ({ default: () => null }),
  ),
);

type ErrorKind = 'notFound' | 'forbidden' | 'fault' | 'profile' | 'outdated' | 'offline';

/** Whether an error means a chunk of an older version that the server no longer has. */
const isOutdatedPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|preload/i.test(error.message);

export function kindOf(error: unknown): ErrorKind {
  if (isRouteErrorResponse(error)) {
    return STATUS_KINDS[error.status] ?? 'fault';
  }
  if (error instanceof ProfileLookupError) return 'profile';
  if (!isOutdatedPart(error)) return 'fault';
  return navigator.onLine ? 'outdated' : 'offline';
}

const STATUS_KINDS: Record<number, ErrorKind> = {
  403: 'forbidden',
  404: 'notFound',
  503: 'offline',
};

export const readAgain = (): void => location.reload();

/** Shown in place of a screen that failed. */
export function ErrorPage() {
  const error = useRouteError();
  const kind = kindOf(error);
  return kind === 'offline' ? <OfflinePage /> : <ErrorContent kind={kind} error={error} />;
}

/** Shown without a network: emergency numbers and help. Reloads by itself when the network is back. */
export function OfflinePage() {
  useReturnOfNetwork(readAgain);
  return <ErrorContent kind="offline" />;
}

type ErrorProps = { kind: ErrorKind; error?: unknown };

/** An error with its own header, which needs nothing from the server. */
const ErrorContent = (props: ErrorProps) => (
  <>
    <header className="flex min-h-16 items-center border-b border-line bg-surface px-4">
      <Logo to="/" />
    </header>
    <Main width="form">
      <ErrorBody {...props} />
    </Main>
  </>
);

/** What went wrong and what to do, for any frame. */
export const ErrorBody = ({ kind, error }: ErrorProps) => {
  const { title, detail } = errorPagesCopy[kind];
  return (
    <>
      <div className="h-28">
        <Suspense>
          <ErrorDrawing />
        </Suspense>
      </div>
      <PageHeading title={title}>{title}</PageHeading>
      <p className="text-ink-2">{detail}</p>
      <Ways kind={kind} />
      {(kind === 'fault' || kind === 'profile') && (
        <p className="text-small text-ink-2">{uiCopy.supportCode(supportCode(error))}</p>
      )}
      <section aria-labelledby="emergencia">
        <h2 id="emergencia">{errorPagesCopy.emergency}</h2>
        <EmergencyNumbers />
      </section>
    </>
  );
};

/** Actions: reload or retry if that helps, and home; without a network, the help. */
const Ways = ({ kind }: { kind: ErrorKind }) => {
  const page = errorPagesCopy[kind];
  const again = 'action' in page ? page.action : null;
  return (
    <div className="flex flex-wrap gap-3">
      {again && (
        <Button
          kind="primary"
          onPress={() => (kind === 'outdated' ? void refreshPage() : readAgain())}
        >
          {again}
        </Button>
      )}
      {kind === 'offline' ? (
        // A full navigation: without a network the worker answers with the kept page.
        <LinkButton href="/ayuda">{errorPagesCopy.offline.help}</LinkButton>
      ) : (
        <LinkButton to="/" kind={again ? 'secondary' : 'primary'}>
          {errorPagesCopy.home}
        </LinkButton>
      )}
    </div>
  );
};
