import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { pushReader } from '../../../testing/push-reader.ts';
import { encryptPush } from './encrypt-push.ts';

test('encrypts the example of the standard to its very bytes (RFC 8291, section 5)', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  expect(
    encryptPush('When I grow up, I want to be a watermelon', keys, { salt, sender }).toString(
      'base64url',
    ),
  ).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('only the browser that subscribed reads it', () => {
  const [reader, other] = [pushReader(), pushReader()];
  const sealed = encryptPush('Te están llamando', reader.keys);
  expect(reader.read(sealed)).toBe('Te están llamando');
  expect(() => other.read(sealed)).toThrow();
});
