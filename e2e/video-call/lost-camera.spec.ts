import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { callPatient, meetAtTheGuard, pictureMoves } from '../guard-queue/journey.ts';

const PATIENT = 'María González';
const DOCTOR = 'Laura Benítez';

test('a camera that goes away in the call is told to both, and comes back by a press, or by itself where the system had it', {
  tag: '@call',
}, async ({ open }) => {
  const professional = await open();
  const patient = await open({ width: 360, height: 740 });
  await meetAtTheGuard(professional, patient);
  await callPatient(professional, patient, { who: PATIENT, doctor: DOCTOR });
  const [{ page: hers }, { page: theirs }] = [patient, professional];
  const off = theirs.getByText(`${PATIENT} tiene la cámara apagada`);
  const lost = (page: Page) =>
    page.getByRole('button', { name: 'Tu cámara se desconectó. Tocá para volver a encenderla.' });

  await unplugCamera(hers);
  await expect(lost(hers)).toBeVisible();
  await expect(off).toBeVisible();
  await hers.getByRole('button', { name: 'Seguir solo con audio' }).click();
  await expect(lost(hers)).toBeHidden();
  await pictureMoves(hers, new RegExp(DOCTOR));
  await expect(off).toBeVisible();
  await hers.getByRole('button', { name: 'Prender cámara' }).click();
  await expect(off).toBeHidden();
  await pictureMoves(theirs, new RegExp(PATIENT));

  await unplugCamera(theirs);
  await expect(hers.getByText(`La Dra. ${DOCTOR} tiene la cámara apagada`)).toBeVisible();
  await lost(theirs).click();
  await expect(hers.getByText(`La Dra. ${DOCTOR} tiene la cámara apagada`)).toBeHidden();
  await pictureMoves(hers, new RegExp(DOCTOR));

  const paused = hers.getByText(/^Tu cámara está en pausa/);
  const giveBack = await pauseCamera(hers);
  await expect(paused).toBeVisible();
  await expect(off).toBeVisible();
  await expect(theirs.getByText(/está detenida/)).toBeHidden();
  await giveBack();
  await expect(paused).toBeHidden();
  await expect(off).toBeHidden();
  await pictureMoves(theirs, new RegExp(PATIENT));
});

/** The track of the person's own picture, which is the one that is sent. */
const cameraOf = (page: Page) =>
  page
    .getByRole('figure', { name: 'Mi imagen' })
    .locator('video')
    .evaluateHandle((video) => {
      const track = ((video as HTMLVideoElement).srcObject as MediaStream).getVideoTracks()[0];
      if (!track) throw new Error('there is no camera');
      return track;
    });

/** The test camera cannot be unplugged: does what a browser does then, which finds no other one at first. */
async function unplugCamera(page: Page): Promise<void> {
  const camera = await cameraOf(page);
  await camera.evaluate((track) => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      if (!wanted?.video) return open(wanted);
      mediaDevices.getUserMedia = open;
      throw new DOMException('no camera', 'NotFoundError');
    };
    track.stop();
    track.dispatchEvent(new Event('ended'));
  });
}

/** Does what a browser does while the system uses the camera; returns a function that gives it back. */
async function pauseCamera(page: Page): Promise<() => Promise<void>> {
  const camera = await cameraOf(page);
  const mute = (isMuted: boolean) =>
    camera.evaluate((track, muted) => {
      Object.defineProperty(track, 'muted', { value: muted, configurable: true });
      track.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
    }, isMuted);
  await mute(true);
  return () => mute(false);
}
