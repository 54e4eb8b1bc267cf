import { type Content, getContent, saveContentDraft } from '@app/contract/contents';
import { asOk } from '@app/contract/kernel';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { ContentSheet } from './content-sheet.tsx';

const HELP = '# Lo general\n## ¿Atienden de noche? [noche]\nSí, todos los días.';

const aHelp = (draft: Partial<NonNullable<Content['draft']>> | null): Content => ({
  kind: 'help',
  versions: [
    {
      version: 0,
      title: 'Ayuda',
      body: HELP,
      changes: '',
      publishedDate: null,
      publishedBy: null,
    },
  ],
  draft: draft && {
    title: 'Ayuda',
    body: HELP,
    changes: 'La noche.',
    version: 1,
    savedBy: 'direccion@cercana.test',
    savedDate: '2026-11-28T12:00:00.000Z',
    ...draft,
  },
  isWaiting: false,
});

const open = () => renderScreen(<ContentSheet kind="help" onPublished={vi.fn()} />);
const body = () => screen.findByLabelText('Texto');
const publish = () => screen.getByRole('button', { name: 'Publicar' });
const cannotPublish = () => publish().getAttribute('aria-disabled') === 'true';

beforeEach(() => answer(getContent, asOk(aHelp({}))));

test('what was typed since the last save is saved before it is published', async () => {
  const { user } = open();
  await body();
  expect(cannotPublish()).toBe(false);
  await user.type(await body(), ' Y los feriados.');
  expect(cannotPublish()).toBe(true);
  expect(screen.getByText('Guardá el borrador para poder publicarlo.')).toBeTruthy();
});

test('without a draft there is nothing to publish', async () => {
  answer(getContent, asOk(aHelp(null)));
  open();
  await body();
  expect(cannotPublish()).toBe(true);
});

test.each([
  ['before any section', '## ¿De noche? [noche]\nSí.', /^Línea 1: antes de las preguntas va/],
  ['a question without an address', '# Lo general\n## ¿De noche?\nSí.', /^Línea 2: acá va una/],
  ['an address twice', `${HELP}\n## ¿Y de día? [noche]\nTambién.`, /^Línea 4: otra pregunta/],
  ['a question without an answer', '# Lo general\n## ¿De noche? [noche]', /^Línea 2: a esta/],
])('a help that cannot be read says why, with its line: %s', async (_, text, why) => {
  answer(getContent, asOk(aHelp({ body: text })));
  answer(saveContentDraft, refusal(400, 'contents.unreadable'));
  const { user } = open();
  expect((await screen.findAllByText(why)).length).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect((await screen.findAllByText(why)).length).toBe(2);
});
