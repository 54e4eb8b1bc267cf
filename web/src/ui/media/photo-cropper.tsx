import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { type Area, cropped } from '../../lib/device/picture.ts';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { uiCopy } from '../ui.copy.ts';
import { mediaCopy as copy } from './media.copy.ts';

const ZOOM_MAX = 4;

type PhotoCropperProps = {
  picture: HTMLImageElement;
  /** Maximum side of the photo in pixels, and its size in bytes. */
  size: { side: number; maxBytes: number };
  onCropped: (photo: Blob) => void;
  onClose: () => void;
};

/** Crops a photo by touch, mouse or keyboard. */
export function PhotoCropper({ picture, size, onCropped, onClose }: PhotoCropperProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  useEffect(() => () => URL.revokeObjectURL(picture.src), [picture]);
  return (
    <Dialog
      title={copy.frameFace}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{uiCopy.back}</Button>
          <Button
            kind="primary"
            onPress={async () => area && onCropped(await cropped(picture, area, size))}
          >
            {copy.useThisPhoto}
          </Button>
        </>
      }
    >
      <div className="relative h-72 overflow-hidden rounded-md bg-stage">
        <Cropper
          image={picture.src}
          crop={place}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          keyboardStep={10}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ role: 'group', 'aria-label': copy.frameHint }}
        />
      </div>
      <label className="flex flex-col gap-2 font-medium">
        {copy.zoom}
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.1}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="w-full accent-brand-700"
        />
      </label>
    </Dialog>
  );
}
