import { IMAGE_MAX_BYTES, IMAGE_TYPES, type ProfileImage } from '@app/contract/profiles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { photoAddress } from '../../lib/device/photo-address.ts';
import { useErrorTitle } from '../../lib/page.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { WizardButtons } from '../../ui/form/wizard.tsx';
import { PhotoField } from '../../ui/media/photo-field.tsx';
import { SignatureField } from '../../ui/media/signature-field.tsx';
import { imagesQuery, sendImage } from './images.queries.ts';
import {
  professionalCopy as copy,
  imageMessages,
  imageRefusals,
} from './professional-wizard.copy.ts';

/** Side of a profile photo in pixels, sharp at its largest size on screens. */
const PHOTO_SIDE = 512;

type PictureStepProps = {
  image: ProfileImage;
  isFromSummary: boolean;
  onBack?: (() => void) | undefined;
  /** Registers whether a chosen picture has not been sent yet. */
  watch: (hasPicture: boolean) => void;
  /** Called once the picture is stored. */
  onNext: () => Promise<void>;
};

/** Steps 2 and 3: the photo that patients see, and the signature on documents. */
export function PictureStep({ image, isFromSummary, onBack, watch, onNext }: PictureStepProps) {
  const client = useQueryClient();
  const { data: images, error: failed, refetch } = useQuery(imagesQuery);
  const [chosen, setChosen] = useState<Blob | null>(null);
  const [fault, setFault] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  useEffect(() => watch(chosen !== null));
  const id = useId();
  const address = useAddress(chosen, images?.[image === 'photo' ? 'photo_encode' : 'sign_photo']);
  if (failed)
    return <ErrorState text={copy.imagesFailed} error={failed} onRetry={() => void refetch()} />;
  if (!images) return <Skeleton lines={['card']} />;

  async function go(event: FormEvent) {
    event.preventDefault();
    if (!address) return setFault(imageMessages.required[image]);
    setFault(undefined);
    setIsPending(true);
    try {
      if (chosen) client.setQueryData(imagesQuery.queryKey, await sendImage(image, chosen));
      setChosen(null);
      await onNext();
    } catch (error) {
      setFault(imageRefusals[problemCode(error)] ?? copy.imageFailed);
    } finally {
      setIsPending(false);
    }
  }

  const field = {
    id,
    types: IMAGE_TYPES,
    error: fault,
    onRefused: () => setFault(imageMessages.type),
    onChange: (picture: Blob | null) => {
      setFault(undefined);
      setChosen(picture);
    },
  };
  return (
    <form noValidate onSubmit={(event) => void go(event)} className="flex flex-col gap-5">
      <Fault id={id} text={fault} />
      {image === 'photo' ? (
        <PhotoField
          {...field}
          label={copy.photo}
          hint={copy.photoHint}
          photo={address}
          size={{ side: PHOTO_SIDE, maxBytes: IMAGE_MAX_BYTES }}
        />
      ) : (
        <SignatureField
          {...field}
          label={copy.signature}
          hint={copy.signatureHint}
          signature={address}
        />
      )}
      <WizardButtons onBack={onBack} isPending={isPending} isFromSummary={isFromSummary} />
    </form>
  );
}

/** The error above the form, focused. */
function Fault({ id, text }: { id: string; text: string | undefined }) {
  const summary = useRef<HTMLDivElement>(null);
  useErrorTitle(text !== undefined);
  useEffect(() => {
    if (text) summary.current?.focus();
  }, [text]);
  return text ? <ErrorSummary ref={summary} faults={[{ id, text }]} /> : null;
}

/** Source of the chosen or the stored picture. */
function useAddress(chosen: Blob | null, kept: string | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!chosen) return setAddress(null);
    const url = URL.createObjectURL(chosen);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [chosen]);
  return chosen ? address : photoAddress(kept);
}
