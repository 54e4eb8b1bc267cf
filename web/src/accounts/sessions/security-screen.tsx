import type { ReactNode } from 'react';
import { useViewer } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { EmailCard } from '../email-change/email-card.tsx';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';
import { securityCopy as copy } from './security.copy.ts';
import { SessionsCard } from './sessions-card.tsx';

type Props = {
  /** Who may send messages; passed in by another capability. */
  messages?: ReactNode;
};

/** `/seguridad`: e-mail, password, second factor and open sessions of the account. */
export function SecurityScreen({ messages }: Props) {
  const hasPassword = useViewer()?.has_password ?? true;
  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-5">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      <EmailCard />
      <Card title={copy.password}>
        {hasPassword ? (
          <LinkButton to="/actualizar-contrasenia">{copy.changePassword}</LinkButton>
        ) : (
          <p>{copy.noPassword}</p>
        )}
      </Card>
      <SecondFactorCard />
      <SessionsCard />
      {messages}
    </div>
  );
}
