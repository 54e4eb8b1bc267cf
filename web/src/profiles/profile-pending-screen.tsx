import type { User } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useViewer, type Viewer } from '../lib/session.ts';
import { Banner } from '../ui/banner.tsx';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { missingData } from './missing-data.ts';
import { profileQuery } from './profile.queries.ts';
import { ProfileSummary } from './profile-summary.tsx';
import { profilesCopy as copy } from './profiles.copy.ts';

type Props = {
  /** Where somebody answers: the clinic's support mail. */
  supportEmail: string;
};

/** `/registro-completo` of a professional: the own data, or an honest list of what is missing to attend. */
export function ProfilePendingScreen({ supportEmail }: Props) {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-6">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      <Profile viewer={viewer} supportEmail={supportEmail} />
    </div>
  );
}

function Profile({ viewer, supportEmail }: Props & { viewer: Viewer }) {
  const { data: user, isPending, error, refetch } = useQuery(profileQuery);
  if (isPending) return <Skeleton lines={['text', 'card', 'card']} />;
  if (user === undefined) {
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  }
  const isFull = user?.professional_dto?.full_profile === true;
  return (
    <>
      {!isFull && <Missing viewer={viewer} user={user} supportEmail={supportEmail} />}
      <Account viewer={viewer} />
      {user && <ProfileSummary user={user} />}
      {isFull && <Correction supportEmail={supportEmail} />}
    </>
  );
}

type MissingProps = Props & { viewer: Viewer; user: User | null };

function Missing({ viewer: { role }, user, supportEmail }: MissingProps) {
  if (role !== 'PROFESSIONAL') return <p>{copy.staff}</p>;
  return (
    <>
      <Banner tone="warn">{copy.pending}</Banner>
      <Card title={copy.missing}>
        <ul className="flex list-disc flex-col gap-2 pl-6">
          {missingData(user).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p className="text-ink-2">{copy.pendingDetail}</p>
        <MailLink to={supportEmail} subject={copy.mailSubject} isPrimary />
      </Card>
    </>
  );
}

const Account = ({ viewer: { email, role } }: { viewer: Viewer }) => (
  <Card title={copy.account}>
    <DescriptionList
      facts={[
        { term: copy.email, value: email },
        { term: copy.role, value: copy.roles[role] },
      ]}
    />
  </Card>
);

const Correction = ({ supportEmail }: Props) => (
  <Card title={copy.wrong}>
    <p>{copy.wrongDetail}</p>
    <MailLink to={supportEmail} subject={copy.correctSubject} />
  </Card>
);

type MailProps = { to: string; subject: string; isPrimary?: boolean };

/** The address is in sight: whoever has no mail program can copy it. */
const MailLink = ({ to, subject, isPrimary = false }: MailProps) => (
  <>
    <LinkButton
      href={`mailto:${to}?subject=${encodeURIComponent(subject)}`}
      kind={isPrimary ? 'primary' : 'secondary'}
      icon={<Mail aria-hidden />}
      aria-label={copy.writeTo(to)}
    >
      {copy.write}
    </LinkButton>
    <p className="text-small break-words text-ink-2">{to}</p>
  </>
);
