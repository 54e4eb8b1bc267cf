import { z } from 'zod';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import type { BoundField } from '../../ui/form/form.tsx';
import { signupCopy as copy } from './signup.copy.ts';

export const acceptsSchema = z.boolean().refine((accepts) => accepts, 'terms.required');

/** The terms, which an account accepts when it is created. */
export const AcceptTerms = ({ inputRef: _, ...field }: BoundField<boolean>) => (
  <Checkbox
    {...field}
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
