import {
  acceptOffer,
  declineOffer,
  leaveWaitingList,
  type WaitingPlace,
} from '@app/contract/appointments';
import { MINUTE_MS } from '@app/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { formatTime } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { whenText } from '../appointment-when.ts';
import { Failure } from './failure.tsx';
import { waitingCopy as copy } from './patient-appointments.copy.ts';
import { useAppointmentChange } from './use-appointment-change.ts';
import { waitingPlacesQuery } from './waiting-places.queries.ts';

/** The own places in waiting lists, and the freed hours that are kept for a while. */
export function WaitingPlaces() {
  const { data, error, refetch } = useQuery(waitingPlacesQuery);
  if (!data) {
    return error ? (
      <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />
    ) : null;
  }
  if (data.length === 0) return null;
  return (
    <Card title={copy.title}>
      <ul className="flex flex-col gap-4">
        {data.map((place) => (
          <li key={place.id} className="flex flex-col gap-2">
            <Place place={place} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Place({ place }: { place: WaitingPlace }) {
  const params = { placeId: place.id };
  const act = useAppointmentChange({
    send: (send: () => Promise<unknown>) => send(),
    onDone: () => undefined,
  });
  const title = copy.place(place.specialty, place.professional?.name);
  return (
    <>
      <h3>{title}</h3>
      <p className="text-ink-2">{copy.for(place.patientName)}</p>
      {place.offer ? (
        <Offer
          offer={place.offer}
          isPending={act.isPending}
          onAccept={() =>
            act.press(async () => {
              await call(acceptOffer, { params });
              toast.success(copy.accepted);
            })
          }
          onDecline={() => act.press(() => call(declineOffer, { params }))}
        />
      ) : (
        <p>{place.professional?.attends === false ? copy.cannotAttend : copy.nothingYet}</p>
      )}
      {place.isFirst && !place.offer && <p>{copy.first}</p>}
      <Failure text={copy.actFailed} error={act.error} />
      <Leave
        title={title}
        isPending={act.isPending}
        onLeave={() => act.press(() => call(leaveWaitingList, { params }))}
      />
    </>
  );
}

type LeaveProps = { title: string; isPending: boolean; onLeave: () => void };

/** Gives a place up, after a question: the next one is behind everybody who waits. */
function Leave({ title, isPending, onLeave }: LeaveProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div>
      <Button kind="quiet" onPress={() => setIsAsked(true)}>
        {copy.leave}
      </Button>
      <ConfirmDialog
        question={copy.leaveQuestion}
        confirmLabel={copy.leaveYes}
        isDangerous
        isOpen={isAsked}
        isPending={isPending}
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          onLeave();
        }}
      >
        <p>{title}</p>
        <p>{copy.leaveDetail}</p>
      </ConfirmDialog>
    </div>
  );
}

type OfferProps = {
  offer: NonNullable<WaitingPlace['offer']>;
  isPending: boolean;
  onAccept: () => void;
  onDecline: () => void;
};

/** A freed hour reserved for this person, and for how long. */
function Offer({ offer, isPending, onAccept, onDecline }: OfferProps) {
  const left = Date.parse(offer.until) - useNow();
  if (left <= 0) return <p>{copy.offerOver}</p>;
  return (
    <>
      <p className="font-bold">{copy.offered(whenText(offer.slot), offer.professionalName)}</p>
      <p>{copy.until(formatTime(offer.until), Math.floor(left / MINUTE_MS))}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" isPending={isPending} onPress={onAccept}>
          {copy.accept}
        </Button>
        <Button isPending={isPending} onPress={onDecline}>
          {copy.decline}
        </Button>
      </div>
    </>
  );
}
