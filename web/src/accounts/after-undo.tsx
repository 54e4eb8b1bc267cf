import { LinkButton } from '../ui/actions/link-button.tsx';
import { afterUndoCopy as copy } from './after-undo.copy.ts';

/** The person who made the change may know the password, so require a new password before login. */
export const AfterUndo = ({ text }: { text: string }) => (
  <>
    <p>{text}</p>
    <LinkButton to="/recuperar-clave" kind="primary" isWide>
      {copy.newPassword}
    </LinkButton>
    <LinkButton to="/login" isWide>
      {copy.enter}
    </LinkButton>
  </>
);
