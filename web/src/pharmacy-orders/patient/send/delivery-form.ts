import { type Delivery, deliverySchema } from '@app/contract/pharmacy-orders';
import type { User } from '@app/contract/profiles';
import { z } from 'zod';

/** Values of the form: the address is kept while the other option is selected. */
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

/** The contract's schema, which accepts an address only for a delivery. */
export const deliveryFormSchema: z.ZodType<Delivery, DeliveryForm> = z
  .custom<DeliveryForm>()
  .transform(
    ({ kind, address }): z.input<typeof deliverySchema> =>
      kind === 'PICKUP' ? { kind } : { kind, address },
  )
  .pipe(deliverySchema);

/** Initial values: pickup, with the profile's address for a delivery. */
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
