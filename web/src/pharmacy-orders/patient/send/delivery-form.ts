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

/** The address of the profile, unless another one was given for this order. */
export function deliveryFormOf(chosen: Delivery | undefined, user: User | null): DeliveryForm {
  const known = chosen?.kind === 'DELIVERY' ? chosen.address : user?.address_dto;
  return {
    kind: chosen?.kind ?? 'PICKUP',
    address: {
      street: known?.street ?? '',
      number: known?.number ?? '',
      floor: known?.floor ?? '',
      number_department: known?.number_department ?? '',
      city: known?.city ?? '',
    },
  };
}
