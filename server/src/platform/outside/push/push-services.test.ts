import { expect, test } from 'vitest';
import { isOfPushService } from './push-services.ts';

const SERVICES = ['fcm.googleapis.com', '*.push.apple.com', 'http://127.0.0.1:4444'];

test.each([
  'https://otra.test/fcm.googleapis.com',
  'https://fcm.googleapis.com.otra.test/send/1',
  'https://otrafcm.googleapis.com/send/1',
  'https://push.apple.com/1',
  'https://push.apple.com.otra.test/1',
  'http://fcm.googleapis.com/send/1',
  'https://fcm.googleapis.com:8443/send/1',
  'https://usuario:clave@fcm.googleapis.com/send/1',
  'https://fcm.googleapis.com@otra.test/send/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'http://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:4445/1',
  'http://localhost:4444/1',
  'file:///etc/passwd',
  'nada',
])('%s is no push service', (endpoint) => {
  expect(isOfPushService(endpoint, SERVICES)).toBe(false);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:123',
  'https://web.push.apple.com/QA',
  'http://127.0.0.1:4444/1',
])('%s is one', (endpoint) => {
  expect(isOfPushService(endpoint, SERVICES)).toBe(true);
});
