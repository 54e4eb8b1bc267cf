import { Camera } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { readPicture } from '../../lib/device/picture.ts';
import { FileButton, isOfType } from '../actions/file-button.tsx';
import { FieldFrame, type FieldProps, useFieldIds } from '../fields/field.tsx';
import { mediaCopy as copy } from './media.copy.ts';

// Loaded on demand, since the cropper needs a large library.
const PhotoCropper = lazy(async () => ({
  default: (await import('./photo-cropper.tsx')).PhotoCropper,
}));

type PhotoFieldProps = FieldProps & {
  /** Source of the current photo. */
  photo: string | null;
  types: readonly string[];
  size: { side: number; maxBytes: number };
  onChange: (photo: Blob) => void;
  /** Called with the problem of the chosen file. */
  onRefused: () => void;
};

/** A photo, cropped and scaled down before it is sent. */
export function PhotoField({ photo, types, size, onChange, onRefused, ...field }: PhotoFieldProps) {
  const ids = useFieldIds(field);
  const [picture, setPicture] = useState<HTMLImageElement>();

  async function choose([file]: File[]) {
    if (!file) return;
    if (!isOfType(file, types)) return onRefused();
    await readPicture(file).then(setPicture, onRefused);
  }

  return (
    <FieldFrame {...field} ids={ids}>
      <div id={ids.id} tabIndex={-1} className="flex flex-wrap items-center gap-4 outline-none">
        {photo ? (
          <img
            src={photo}
            alt={copy.currentPhoto}
            className="size-28 rounded-full border border-line object-cover"
          />
        ) : (
          <span className="grid size-28 place-items-center rounded-full bg-surface-2 text-ink-3">
            <Camera aria-hidden size={36} />
          </span>
        )}
        <FileButton
          types={types}
          onFiles={(files) => void choose(files)}
          describedBy={ids.describedBy}
        >
          {photo ? copy.otherPhoto : copy.choosePhoto}
        </FileButton>
      </div>
      {picture && (
        <Suspense>
          <PhotoCropper
            picture={picture}
            size={size}
            onClose={() => setPicture(undefined)}
            onCropped={(blob) => {
              setPicture(undefined);
              onChange(blob);
            }}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
