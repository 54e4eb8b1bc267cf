import { LinkButton } from '../ui/actions/link-button.tsx';
import { afterUndoCopy as copy } from './after-undo.copy.ts';

/** Whoever changed it may know the password: another one first, and then in. */
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
