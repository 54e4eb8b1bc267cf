import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { surviveTranslation } from './survive-translation.ts';

beforeAll(surviveTranslation);

/** Puts its words in the place of every text, as the translators of browsers do. */
async function translate(): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.nodeName === 'FONT') continue;
    const words = document.createElement('font');
    words.textContent = `[en] ${text.nodeValue}`;
    text.parentNode?.replaceChild(words, text);
  }
  await settled();
}

/** The observers have been told of every change. */
const settled = () => act(async () => undefined);

const Clock = ({ minutes }: { minutes: number }) => (
  <p>
    Hace {minutes} min <b>acá</b>
  </p>
);
const Note = ({ isTold, isFailed }: { isTold: boolean; isFailed: boolean }) => (
  <p>
    {isFailed && <b>Error: </b>}
    {isTold && 'Guardado'} <i>hoy</i>
  </p>
);

const Lines = ({ all }: { all: string[] }) => (
  <p>
    {all.map((one) => (
      <span key={one}>{one} </span>
    ))}
    fin
  </p>
);

const shown = () => screen.getByRole('paragraph').textContent;

test('A text beside another one goes on changing in a translated page', async () => {
  const { rerender } = render(<Clock minutes={1} />);
  await translate();
  expect(shown()).toContain('[en] 1');
  rerender(<Clock minutes={2} />);
  await settled();
  expect(shown()).toContain('2');
  expect(shown()).not.toContain('1');
});

test('A translated text is removed, and what comes before it is inserted', async () => {
  const { rerender } = render(<Note isTold isFailed={false} />);
  await translate();
  rerender(<Note isTold isFailed />);
  expect(shown()).toBe('Error: [en] Guardado[en]  [en] hoy');
  rerender(<Note isTold={false} isFailed={false} />);
  expect(shown()).toBe('[en]  [en] hoy');
});

test('Translated lines change their places', async () => {
  const { rerender } = render(<Lines all={['uno', 'dos']} />);
  await translate();
  rerender(<Lines all={['dos', 'uno', 'tres']} />);
  await settled();
  expect(shown()?.replaceAll('[en] ', '')).toBe('dos uno tres fin');
});
