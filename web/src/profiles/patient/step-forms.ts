import type { AppForm } from '../../ui/form/use-app-form.ts';
import type { AddressValues, PersonalValues } from './patient-values.ts';

/** The form of step 1, which its groups of fields share. */
export type PersonalForm = AppForm<PersonalValues, unknown>;

/** The form of step 2. */
export type AddressForm = AppForm<AddressValues, unknown>;
