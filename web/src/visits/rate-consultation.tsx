import { rankQueue } from '@app/contract/visits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../lib/server/call.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Rating } from '../ui/fields/rating.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { ratingCopy as copy, ratingProblemText } from './visits.copy.ts';

/** End of a consultation: next steps and an optional rating. */
export function RateConsultation({ queueId, onClose }: { queueId: string; onClose: () => void }) {
  const rating = useRating(queueId, onClose);
  return (
    <Dialog
      title={copy.doneTitle}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {copy.skip}
          </Button>
          <Send rating={rating} />
        </>
      }
    >
      <p>{copy.done}</p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <LinkButton isWide to={`/paciente/consultas/${queueId}`}>
          {copy.seeSummary}
        </LinkButton>
        <LinkButton isWide to="/paciente/mis-recetas">
          {copy.seePrescriptions}
        </LinkButton>
      </div>
      <Stars rating={rating} />
    </Dialog>
  );
}

/** The rating for a person who was not there at the end of the call, next to the summary. */
export function RateLater({ queueId }: { queueId: string }) {
  const [isSent, setIsSent] = useState(false);
  const rating = useRating(queueId, () => setIsSent(true));
  if (isSent) return null;
  return (
    <div className="print:hidden">
      <Card>
        <Stars rating={rating} />
        <span>
          <Send rating={rating} />
        </span>
      </Card>
    </div>
  );
}

/** A rating that is sent once; one that is already stored counts as sent. */
function useRating(queueId: string, onSent: () => void) {
  const [stars, setStars] = useState<number | null>(null);
  const sent = (thanks: string) => {
    toast.success(thanks);
    onSent();
  };
  const rate = useMutation({
    mutationFn: (rating: number) => call(rankQueue, { params: { queueId }, body: { rating } }),
    onSuccess: () => sent(copy.thanks),
    onError: (error) => isKept(error) && sent(copy.already),
  });
  return { stars, setStars, rate };
}

type RatingProps = { rating: ReturnType<typeof useRating> };

const Stars = ({ rating: { stars, setStars, rate } }: RatingProps) => (
  <>
    <Rating label={copy.question} value={stars} onChange={setStars} />
    {rate.error && !isKept(rate.error) && (
      <Banner tone="danger">{ratingProblemText(problemCode(rate.error))}</Banner>
    )}
  </>
);

const Send = ({ rating: { stars, rate } }: RatingProps) => (
  <Button
    kind="primary"
    isPending={rate.isPending}
    disabledReason={stars === null ? copy.missing : null}
    onPress={() => stars !== null && rate.mutate(stars)}
  >
    {copy.send}
  </Button>
);

/** A rating that was already stored counts as sent. */
const isKept = (error: unknown): boolean => problemCode(error) === 'visits.already-rated';
