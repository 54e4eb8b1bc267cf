import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { renderScreen } from '../testing/render.tsx';
import { SafeHtml } from './safe-html.tsx';

const shown = (html: string) => {
  const view = renderScreen(<SafeHtml html={html} />, { path: '/notificaciones' });
  const body = view.container.querySelector('div');
  return { ...view, markup: body?.innerHTML ?? '' };
};

test.each([
  ['a script', '<p>Hola<script>alert(1)</script></p>', '<p>Hola</p>'],
  ['an event', '<p onclick="alert(1)">Hola</p>', '<p>Hola</p>'],
  ['a remote picture', '<p>Hola<img src="https://other.test/x.png"></p>', '<p>Hola</p>'],
  ['a style', '<p style="position:fixed" class="x" data-a="1">Hola</p>', '<p>Hola</p>'],
  ['a form', '<form action="/x"><input name="clave">Hola</form>', 'Hola'],
])('%s never reaches the page', (_, html, left) => {
  proves('notification-description-is-safe-html');
  expect(shown(html).markup).toBe(left);
});

test.each([
  'https://other.test/paciente',
  '//other.test/paciente',
  '/\\other.test',
  '/\t/other.test',
  'javascript:alert(1)',
  'http://localhost.other.test/',
  'https://localhost:3000.other.test/',
])('a link out of this site, %s, is only its words', (href) => {
  shown(`<a href="${href}">Mis recetas</a>`);
  expect(screen.getByText('Mis recetas').getAttribute('href')).toBeNull();
});

test('paragraphs, lists and emphasis are shown as they are', () => {
  proves('notification-description-is-safe-html');
  const html =
    '<p>Uno<br><b>dos</b> <i>tres</i></p><ul><li>cuatro</li></ul><ol><li>cinco</li></ol>';
  expect(shown(html).markup).toBe(html);
});

test('a link into this site moves within it, without loading it again', async () => {
  const { user, address } = shown('<a href="/paciente/mis-recetas?tab=nuevas">Mis recetas</a>');
  await user.click(screen.getByRole('link', { name: 'Mis recetas' }));
  expect(address()).toBe('/paciente/mis-recetas?tab=nuevas');
});

test('the own host may be named in full, over https', () => {
  shown(`<a href="https://${location.host}/ayuda">Ayuda</a>`);
  expect(screen.getByRole('link', { name: 'Ayuda' })).toBeTruthy();
});
