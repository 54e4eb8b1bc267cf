import { hasGoogle } from '../../lib/settings.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { accountsCopy as copy } from '../accounts.copy.ts';

/** Login with Google; absent if the installation has no Google client. */
export const GoogleButton = () =>
  hasGoogle() ? (
    <>
      <p className="flex items-center gap-3 text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {copy.or}
      </p>
      <LinkButton to="/authorizeredirect" isWide>
        {copy.withGoogle}
      </LinkButton>
    </>
  ) : null;
