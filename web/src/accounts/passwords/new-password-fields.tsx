import type { Role } from '@app/contract/accounts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { BoundField } from '../../ui/form/form.tsx';
import { signupCopy as copy } from '../registration/signup.copy.ts';

type NewPasswordFieldProps = {
  field: BoundField<string>;
  role: Role;
  label?: string;
};

/** A new password, with the minimum length of the role. */
export const NewPasswordField = ({
  field,
  role,
  label = copy.newPassword,
}: NewPasswordFieldProps) => (
  <PasswordField
    {...field}
    label={label}
    hint={role === 'PATIENT' ? copy.passwordHint.PATIENT : copy.passwordHint.PROFESSIONAL}
    autoComplete="new-password"
  />
);

export const RepeatedPasswordField = ({ field }: { field: BoundField<string> }) => (
  <PasswordField {...field} label={copy.repeatPassword} autoComplete="new-password" />
);
