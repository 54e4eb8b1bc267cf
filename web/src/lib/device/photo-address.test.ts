import { expect, test } from 'vitest';
import { photoAddress } from './photo-address.ts';

test.each([
  [null, null],
  [undefined, null],
  ['', null],
  ['https://other.test/a.png', 'data:image/jpeg;base64,https://other.test/a.png'],
  ['/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['iVBORw0KGgoAAA', 'data:image/png;base64,iVBORw0KGgoAAA'],
  ['data:image/png;base64,iVBO', 'data:image/png;base64,iVBO'],
])('the photo %s is shown from %s', (encoded, address) => {
  expect(photoAddress(encoded)).toBe(address);
});
