import type { ReactNode } from 'react';

/** Parts of the way into the line that come from other capabilities. */
export type JoinSlots = {
  connectionTest: (props: { onPass: () => void; onCancel: () => void }) => ReactNode;
  /** Under the heading, which stands only where there is something to try. */
  deviceCheck: (props: { heading: ReactNode; onDone: () => void }) => ReactNode;
  /** Pays one consultation where the plan has none left. */
  privateConsultation: (props: {
    patientId: string;
    onPaid: () => void;
    onBack: () => void;
  }) => ReactNode;
};
