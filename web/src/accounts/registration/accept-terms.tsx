import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { signupCopy as copy } from './signup.copy.ts';

type AcceptTermsProps = { value: boolean; onChange: (accepts: boolean) => void };

/** The terms, which are accepted when an account is created. */
export const AcceptTerms = ({ value, onChange }: AcceptTermsProps) => (
  <Checkbox
    value={value}
    onChange={onChange}
    label={
      <>
        {copy.acceptTerms}{' '}
        <a href="/terminos-y-condiciones" target="_blank" rel="noreferrer">
          {copy.terms}
        </a>
      </>
    }
  />
);
