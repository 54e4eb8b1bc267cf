import { type Delivery, deliverySchema } from '@app/contract/pharmacy-orders';
import type { User } from '@app/contract/profiles';
import { z } from 'zod';

/** What the form holds: the address stays while somebody looks at the other way. */
export type DeliveryForm = {
  kind: Delivery['kind'];
  address: {
    street: string;
    number: string;
    floor: string;
    number_department: string;
    city: string;
  };
};

/** The schema of the contract, which takes an address only with what is brought home. */
export const deliveryFormSchema: z.ZodType<Delivery, DeliveryForm> = z
  .custom<DeliveryForm>()
  .transform(
    ({ kind, address }): z.input<typeof deliverySchema> =>
      kind === 'PICKUP' ? { kind } : { kind, address },
  )
  .pipe(deliverySchema);

/** As it begins: to be picked up, with the address of the profile for who wants it at home. */
export function deliveryFormOf(user: User | null): DeliveryForm {
  const known = user?.address_dto;
  return {
    kind: 'PICKUP',
    address: {
      street: known?.street ?? '',
      number: known?.number ?? '',
      floor: known?.floor ?? '',
      number_department: known?.number_department ?? '',
      city: known?.city ?? '',
    },
  };
}
