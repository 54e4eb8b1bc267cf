import { checkOwnAccount, openOwnAccount } from '@app/contract/own-account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { useViewer } from '../../lib/session/session.ts';
import { useLinkKey } from '../../lib/use-link-key.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AuthScreen } from '../auth-screen.tsx';
import { linkProblemText, problemText } from '../problem-text.ts';
import type { OwnAccountValues } from './own-account.ts';
import { OwnAccountForm } from './own-account-form.tsx';
import { ownAccountCopy as copy } from './signup.copy.ts';

/** `/cuenta-propia`: a dependant opens their account from the mailed link; opening the page changes nothing. */
export function OwnAccountScreen() {
  const key = useLinkKey();
  const viewer = useViewer();
  const [isOpened, setIsOpened] = useState(false);
  const link = useQuery({
    queryKey: ['own-account', key],
    queryFn: () => call(checkOwnAccount, { query: { key } }),
    retry: false,
  });

  async function open({ id_number, password }: OwnAccountValues) {
    try {
      await call(openOwnAccount, { body: { key, id_number, newPassword: password } });
      setIsOpened(true);
    } catch (error) {
      return problemText(error, copy.fault);
    }
  }

  const title = isOpened ? copy.openedTitle : copy.title;
  return (
    <AuthScreen>
      <PageHeading title={title}>{title}</PageHeading>
      {link.isPending && <Skeleton lines={['control', 'control', 'control']} />}
      {link.isError && <Broken error={link.error} />}
      {link.data && !isOpened && <OwnAccountForm email={link.data.email} onSubmit={open} />}
      {isOpened && (
        <>
          <p>{copy.opened}</p>
          {viewer ? (
            <Banner>{copy.otherSession}</Banner>
          ) : (
            <LinkButton to="/login" kind="primary" isWide>
              {copy.enter}
            </LinkButton>
          )}
        </>
      )}
    </AuthScreen>
  );
}

/** Advice for a link that does not work. */
const Broken = ({ error }: { error: unknown }) => (
  <>
    <Banner tone="danger">{linkProblemText(error, copy.fault, copy.ended)}</Banner>
    <p>{copy.brokenDetail}</p>
    <LinkButton to="/login" isWide>
      {copy.enter}
    </LinkButton>
  </>
);
