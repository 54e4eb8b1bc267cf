import type { ReactNode } from 'react';

/** Components of the joining flow that come from other capabilities. */
export type JoinSlots = {
  connectionTest: (props: { onPass: () => void; onCancel: () => void }) => ReactNode;
  /** With the heading, which is shown only if there is something to test. */
  deviceCheck: (props: { heading: ReactNode; onDone: () => void }) => ReactNode;
  /** Pays one consultation if the plan has none left. */
  privateConsultation: (props: {
    patientId: string;
    onPaid: () => void;
    onBack: () => void;
  }) => ReactNode;
};
