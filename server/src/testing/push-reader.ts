import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser with a subscription, which alone can read what is pushed to it (RFC 8291). */
export function pushReader() {
  const key = createECDH('prime256v1');
  key.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + sender.length);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
      const secret = Buffer.from(hkdfSync('sha256', key.computeSecret(sender), auth, about, 32));
      const derive = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive('aes128gcm', 16),
        derive('nonce', 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return open.subarray(0, open.lastIndexOf(2)).toString();
    },
  };
}
