import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AuthScreen } from '../auth-screen.tsx';
import { socialCopy as copy } from './social.copy.ts';

type Props = {
  title: string;
  /** The error; `undefined` while in progress. */
  problem: string | undefined;
  /** Where to continue after an error. */
  wayOut: { to: string; label: string };
};

/** Progress of a login with Google, or its error. */
export const SocialProgress = ({ title, problem, wayOut }: Props) => (
  <AuthScreen>
    <PageHeading title={title}>{title}</PageHeading>
    {problem ? (
      <>
        <Banner tone="danger">{problem}</Banner>
        <LinkButton to={wayOut.to} kind="primary" isWide>
          {wayOut.label}
        </LinkButton>
      </>
    ) : (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {copy.opening}
      </p>
    )}
  </AuthScreen>
);
