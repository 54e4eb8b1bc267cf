import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { VideoOff } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { photoAddress } from '../../lib/device/photo-address.ts';
import { StageButton } from '../../ui/actions/stage-button.tsx';
import { StageAlert } from '../../ui/feedback/stage-alert.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Acting } from '../../visits/index.ts';
import { waitingCopy as copy } from '../guard-queue.copy.ts';
import { professionalQuery } from '../guard-queue.queries.ts';
import { mayEnter, useAutomaticAnswer } from './use-automatic-answer.ts';

/** Preview of the person's camera, from another capability; with the call's channel once it can be entered. */
export type CallPreviewSlot = (props: {
  channel: string | undefined;
  isOff: boolean;
  onNoCamera: () => void;
}) => ReactNode;

type Props = {
  entry: QueueEntry;
  preview: CallPreviewSlot;
  /** The camera was enabled when joining. */
  wantsCamera: boolean;
  /** Enters the started call, with or without camera. */
  onEnter: (wanted: { camera: boolean }) => void;
};

/** Shows the calling professional and the person's camera; accepts automatically after three seconds. */
export function CalledCard({ entry, preview, wantsCamera, onEnter }: Props) {
  const [camera, setCamera] = useState<'wanted' | 'missing' | 'unwanted'>(
    wantsCamera ? 'wanted' : 'unwanted',
  );
  const [isAtOnce, setIsAtOnce] = useState(false);
  const detailId = useId();
  const seconds = useAutomaticAnswer({
    entry,
    isAtOnce,
    onEnter: () => onEnter({ camera: camera === 'wanted' }),
  });
  return (
    <StageAlert
      title={copy.calledTitle(entry.profesionalName ?? '')}
      detailId={detailId}
      strip={<Acting entry={entry} />}
      aside={<Face entry={entry} />}
      detail={
        <>
          {copy.calledBy(entry.profSpecialty, entry.professionalLicence ?? '')}
          <span className="sr-only">. {copy.startsByItself}</span>
        </>
      }
    >
      <div className="flex flex-1 md:h-[46dvh] md:flex-none low:col-start-2 low:row-span-3 low:row-start-1">
        {preview({
          channel: mayEnter(entry) ? entry.queueId : undefined,
          isOff: camera === 'unwanted',
          onNoCamera: () => setCamera((now) => (now === 'wanted' ? 'missing' : now)),
        })}
      </div>
      {isAtOnce ? (
        <p role="status" className="text-center">
          {wantsCamera ? copy.enteringWithoutCamera : copy.entering}
        </p>
      ) : (
        <Count seconds={seconds} />
      )}
      <StageButton
        isCall
        autoFocus
        onPress={() => {
          setCamera('unwanted');
          setIsAtOnce(true);
        }}
      >
        {wantsCamera && <VideoOff aria-hidden />}
        {wantsCamera ? copy.enterWithoutCamera : copy.enterNow}
      </StageButton>
    </StageAlert>
  );
}

/** Not announced to screen readers, since a number each second would disturb. */
const Count = ({ seconds }: { seconds: number }) => (
  <p aria-hidden className="flex items-center justify-center gap-4">
    {copy.startingIn}
    <span key={seconds} className="animate-appear text-56 leading-none font-queue">
      {Math.max(seconds, 1)}
    </span>
  </p>
);

/** The professional's photo, or the initials if there is none. */
function Face({ entry: { professionalId, profesionalName } }: { entry: QueueEntry }) {
  const { data } = useQuery(professionalQuery(professionalId));
  const [, firstName = '', lastName = ''] = (profesionalName ?? '').split(' ');
  return (
    <Avatar
      id={professionalId ?? ''}
      firstName={firstName}
      lastName={lastName}
      photo={photoAddress(data?.professional_dto.photo_encode)}
      size="large"
    />
  );
}
