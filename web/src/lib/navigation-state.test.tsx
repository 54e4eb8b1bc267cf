import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useNavigationState } from './navigation-state.ts';

const schema = z.object({ step: z.number(), email: z.string().optional() });

/** What a page opened with this state reads. */
function read(state: unknown) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>{children}</MemoryRouter>
  );
  return renderHook(() => useNavigationState(schema), { wrapper }).result.current;
}

test('state that matches the schema is read, without what the schema does not name', () => {
  expect(read({ step: 3, email: 'a@b.test', other: 1 })).toEqual({ step: 3, email: 'a@b.test' });
});

test.each([
  ['none', null],
  ['a text', 'step 3'],
  ['that of another screen', { camera: true }],
  ['one with a field of another type', { step: 3, email: { address: 'a@b.test' } }],
])('%s counts as nothing', (_, state) => {
  expect(read(state)).toBeUndefined();
});
