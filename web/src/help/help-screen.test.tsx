import { getGuardHours } from '@app/contract/guard-shifts';
import { asList } from '@app/contract/kernel';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import type { ViewerRole } from '../lib/session/session-source.ts';
import { answer } from '../testing/fake-server.ts';
import { logInAs, marta } from '../testing/log-in.ts';
import { renderScreen } from '../testing/render.tsx';
import { helpEntries } from './help-entries.ts';
import { FrequentQuestionsScreen, HelpScreen } from './help-screen.tsx';

const scrolled: string[] = [];
beforeEach(() => {
  answer(getGuardHours, asList([]));
  scrolled.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function to(this: Element) {
    scrolled.push(this.querySelector('section')?.id ?? '');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

async function loggedIn(role: ViewerRole) {
  await logInAs({ ...marta, role });
}

async function help(role: ViewerRole, at = '/ayuda') {
  await loggedIn(role);
  return renderScreen(<HelpScreen />, { path: '/ayuda', at });
}

const questions = () =>
  screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'));
const open = () =>
  questions()
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const search = () => screen.getByLabelText('Buscar en la ayuda');

test('a patient reads the general questions and those of patients', async () => {
  proves('help-patient-questions');
  await help('PATIENT');
  expect(sections()).toEqual(expect.arrayContaining(['Lo general', 'Para pacientes']));
  expect(sections()).not.toContain('Para profesionales');
});

test('a professional reads the general questions and those of professionals', async () => {
  proves('help-professional-questions');
  await help('PROFESSIONAL');
  expect(sections()).toEqual(expect.arrayContaining(['Lo general', 'Para profesionales']));
  expect(sections()).not.toContain('Para pacientes');
});

test('staff reads them all', async () => {
  await help('ADMIN');
  expect(questions()).toHaveLength(helpEntries.length);
});

test('the frequent questions are for patients, theirs first', async () => {
  proves('help-patient-questions');
  await loggedIn('PATIENT');
  renderScreen(<FrequentQuestionsScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Preguntas frecuentes');
  expect(sections()[0]).toBe('Para pacientes');
});

test('a professional who asks for the frequent questions gets the help', async () => {
  await loggedIn('PROFESSIONAL');
  const { address } = renderScreen(<FrequentQuestionsScreen />, { path: '/preguntas-frecuentes' });
  expect(address()).toBe('/ayuda');
});

test('the first three questions are open, the others open and close', async () => {
  const { user } = await help('PATIENT');
  expect(open()).toEqual(
    questions()
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  );
  const group = screen.getByRole('button', { name: '¿Por quién puedo consultar?' });
  await user.click(group);
  expect(screen.getByText(/hasta 3 personas/)).toBeDefined();
  await user.click(group);
  expect(screen.queryByText(/hasta 3 personas/)).toBeNull();
});

test('consultations that fit a video call and those that do not are two lists', async () => {
  proves('help-lists-what-fits-a-video-call');
  const { user } = await help('PATIENT');
  await user.click(screen.getByRole('button', { name: '¿Por qué motivos puedo consultar?' }));
  expect(screen.getByText('Molestias al orinar')).toBeDefined();
  expect(screen.getByText('Dolor en el pecho o dificultad para respirar')).toBeDefined();
});

test.each([
  ['camara', 'Tocá el candado', 'candado'],
  ['conexion', 'Acercate al router', 'aplicaciones que usen internet'],
  ['guardia', 'tocá Guardia Virtual', 'suena cuando te llaman'],
  ['receta', 'Tocá Recetas', 'mostrala en el celular'],
])(
  'the question %s has a guide of three pictures, found by its captions',
  async (id, first, word) => {
    const { user } = await help('PATIENT', `/ayuda#${id}`);
    const answer = document.getElementById(id);
    const steps = within(answer as HTMLElement).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['1. ', '2. ', '3. ']);
    expect(steps[0]?.textContent).toContain(first);
    for (const step of steps) {
      // The caption describes the drawing, for people who do not see it.
      expect(step.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    }
    await user.type(search(), word);
    expect(open()).toHaveLength(1);
  },
);

test('an address leads to its question, which is open and has the focus', async () => {
  await help('PATIENT', '/ayuda#grupo');
  expect(open()).toContain('¿Por quién puedo consultar?');
  expect(document.activeElement?.textContent).toBe('¿Por quién puedo consultar?');
  expect(scrolled).toEqual(['grupo']);
});

test('a search ignores accents and capitals and looks into the answers', async () => {
  proves('help-search');
  const { user } = await help('PATIENT');
  await user.type(search(), 'CAMARA permiso');
  expect(questions().map(({ textContent }) => textContent)).toEqual([
    'No funcionan mi cámara o mi micrófono',
  ]);
  expect(screen.getByRole('status').textContent).toBe('1 respuesta');
  await user.clear(search());
  await user.type(search(), 'orinar');
  expect(open()).toEqual(['¿Por qué motivos puedo consultar?']);
});

test('a search without results shows the specified text', async () => {
  proves('help-search');
  const { user } = await help('PATIENT');
  await user.type(search(), 'zzz');
  expect(screen.getByRole('status').textContent).toBe('No se encontraron coincidencias');
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

test('the emergency numbers are there, 107 first', async () => {
  proves('emergency-numbers');
  await help('PATIENT');
  const card = screen.getByRole('region', { name: '¿Es una emergencia?' });
  const numbers = within(card)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(numbers).toEqual(['tel:107', 'tel:911', 'tel:100', 'tel:103', 'tel:105', 'tel:144']);
});

test('support is reached by the telephone and the mail of this installation', async () => {
  proves('help-support-contact');
  document.head.innerHTML =
    '<meta name="cercana-support" content="ayuda@clinica.test">' +
    '<meta name="cercana-support-phone" content="0800 555-0107">' +
    '<meta name="cercana-support-hours" content="todos los días">';
  await help('PATIENT');
  const phone = screen.getByRole('link', { name: '0800 555-0107' });
  expect(phone.getAttribute('href')).toBe('tel:08005550107');
  expect(phone.parentElement?.textContent).toContain('Soporte, todos los días:');
  const mail = screen.getByRole('link', { name: 'ayuda@clinica.test' });
  expect(mail.getAttribute('href')).toBe('mailto:ayuda@clinica.test');
});

test('without a telephone the mail and the hours are said', async () => {
  document.head.innerHTML = '<meta name="cercana-support-hours" content="de 9 a 18">';
  await help('PATIENT');
  expect(screen.getByText('Soporte: de 9 a 18.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'soporte@cercana.test' })).toBeDefined();
});

test('each question has an address of its own', () => {
  const ids = helpEntries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+$/.test(id))).toEqual([]);
});

test('what the specification says of the service is answered', async () => {
  proves('help-says-who-the-service-is-for', 'help-says-who-changes-an-agenda');
  const { user } = await help('ADMIN');
  for (const question of questions()) {
    if (question.getAttribute('aria-expanded') === 'false') await user.click(question);
  }
  const said = document.body.textContent;
  for (const fact of [
    'mayor de 18 años',
    'más de 1 año',
    'baja complejidad',
    'emergencias',
    'primer profesional disponible',
    'cancelar o reprogramar',
    'pronto vas a poder',
    'tu plan, con tu prepaga u obra social, o en forma particular',
    'dirección técnica',
    'administrás tu disponibilidad',
    'calificarla',
  ]) {
    expect(said).toContain(fact);
  }
});

test('a patient is not told of the keys, which are not theirs', async () => {
  const { user } = await help('PATIENT');
  await user.type(search(), 'ctrl');
  expect(screen.getByRole('status').textContent).toBe('No se encontraron coincidencias');
});

test('a professional finds every shortcut by what it does', async () => {
  const { user } = await help('PROFESSIONAL');
  await user.type(search(), 'silencia microfono ctrl');
  expect(open()).toEqual(['Atajos del teclado']);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Ctrl + K',
    'Ctrl + Enter',
    'Alt + ↓',
    'Alt + ↑',
    'Ctrl + D',
    'Ctrl + E',
    'Re Pág',
    'Av Pág',
    '←',
    '→',
    'Inicio',
  ]);
});

test('the hours of the guard are read from its shifts, overnight ones too', async () => {
  answer(
    getGuardHours,
    asList([
      {
        specialtyId: 1,
        name: 'Clínica médica',
        week: [
          { weekday: 'MONDAY' as const, from: '22:00', to: '06:00' },
          { weekday: 'SUNDAY' as const, from: '08:00', to: '08:00' },
        ],
        isOpen: false,
        changesAt: null,
      },
    ]),
  );
  await help('PATIENT');
  const card = within(await screen.findByRole('region', { name: 'La guardia atiende' }));
  expect(card.getByText('lunes de 22:00 a 06:00')).toBeTruthy();
  expect(card.getByText('domingo, 24 horas desde las 08:00')).toBeTruthy();
});
