import { AuthLayout } from '../ui/auth-layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { accountsCopy as copy } from './accounts.copy.ts';

/** `/cuenta-creada`: what was sent, where to look and for how long it works. */
export const AccountCreatedScreen = () => (
  <AuthLayout>
    <PageHeading title={copy.createdTitle}>{copy.createdTitle}</PageHeading>
    <p>{copy.createdDetail}</p>
    <p>{copy.createdSpam}</p>
    <LinkButton to="/login" kind="primary" isWide>
      {copy.goToLogin}
    </LinkButton>
  </AuthLayout>
);
