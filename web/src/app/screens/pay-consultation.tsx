import type { ComponentProps } from 'react';
import type { PrivateConsultation } from '../../coverage/index.ts';
import { Payment } from '../../payments/index.ts';

/** The payment of a private consultation, for the guard and for an appointment. */
export const payConsultation: ComponentProps<typeof PrivateConsultation>['payment'] = (
  consultation,
) => <Payment entityName="PRIVATE_CONSULTATION" {...consultation} />;
