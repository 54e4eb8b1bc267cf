import { getProfileImages, type ProfileImage, saveProfileImage } from '@app/contract/profiles';
import { queryOptions } from '@tanstack/react-query';
import { base64Of } from '../../lib/device/picture.ts';
import { call } from '../../lib/server/call.ts';

/** The professional's photo and signature. */
export const imagesQuery = queryOptions({
  queryKey: ['profile-images'],
  queryFn: async () => (await call(getProfileImages, {})).data,
});

/** Stores a photo or a signature; returns both. */
export async function sendImage(image: ProfileImage, file: Blob) {
  const body = { base64: await base64Of(file) };
  return (await call(saveProfileImage, { params: { image }, body })).data;
}
