import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { IndicationsPage } from './indications-page.tsx';

/** A sheet for ten characters. */
function Sheet({ written }: { written: string }) {
  const [text, setText] = useState(written);
  return (
    <IndicationsPage
      number={1}
      text={text}
      error={undefined}
      fits={(next) => next.length <= 10}
      onWrite={setText}
      onRemove={undefined}
    />
  );
}

test.each([
  ['', 0, 'Reposo y agua', 'Reposo y a'],
  ['Reposo fin', 7, 'relativo ', 'Reposo fin'],
  ['Agua', 0, 'Reposo, ', 'ReposoAgua'],
])('Of what is pasted into "%s" only what fits is taken', async (written, at, pasted, kept) => {
  const user = userEvent.setup();
  render(<Sheet written={written} />);
  const box: HTMLTextAreaElement = screen.getByRole('textbox');
  box.focus();
  box.setSelectionRange(at, at);
  await user.paste(pasted);
  expect(box.value).toBe(kept);
  expect(screen.getByText('Limite de pagina alcanzado')).toBeTruthy();
});
