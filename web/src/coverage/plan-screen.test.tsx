import { listInsurers } from '@app/contract/catalogs';
import {
  getPlanInfo,
  listPlanCategories,
  requestPlanChange,
  requestPlanContact,
} from '@app/contract/coverage';
import { asError, asList, asOk } from '@app/contract/kernel';
import { getOwnProfile, type User } from '@app/contract/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { user as family, HOLDER, patientOf } from '../guard-queue/testing/family.ts';
import { answer, refusal, type SeenRequest } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { PlanScreen } from './plan-screen.tsx';

const user: User = { ...family, phone_number: '1123456789' };

const plan = {
  planName: 'Familiar',
  isOffered: true,
  affiliateNumber: '60123',
  familyMembers: 3,
  monthlyConsultations: 4,
  consultationsLeft: 1,
  privatePrice: null,
};

const REQUEST = asOk({ requestId: '0198f2a0-0000-7000-8000-000000000009' });
let seen: SeenRequest[];

beforeEach(() => {
  seen = [];
  answer(getOwnProfile, asOk(user));
  answer(getPlanInfo, asOk(plan));
  answer(requestPlanContact, (request) => {
    seen.push(request);
    return REQUEST;
  });
  answer(requestPlanChange, (request) => {
    seen.push(request);
    return REQUEST;
  });
  answer(
    listInsurers,
    asList([
      { id: 1, name: 'PARTICULAR', kind: 'PARTICULAR' },
      { id: 3, name: 'OSDE', kind: 'PREPAID' },
      { id: 8, name: 'Sin planes', kind: 'SOCIAL' },
    ]),
  );
  answer(listPlanCategories, ({ params }) =>
    asList(
      params.insurerId === '8'
        ? []
        : [
            {
              id: params.insurerId === '1' ? 1 : 4,
              name: params.insurerId === '1' ? 'PARTICULAR' : 'OSDE 210',
              prepaid_health: { id: Number(params.insurerId), name: 'x' },
            },
          ],
    ),
  );
});

async function open() {
  const view = renderScreen(<PlanScreen asked={null} />, { path: '/mi-plan' });
  await screen.findByRole('region', { name: 'Tu plan' });
  return { ...view, page: within(document.body) };
}
type Opened = Awaited<ReturnType<typeof open>>;

test.each([
  [getOwnProfile, 'Ocurrió un error buscando el perfil del usuario'],
  [getPlanInfo, 'Ocurrió un error en la búsqueda de planes'],
] as const)('what cannot be read is said, and read again when asked', async (endpoint, text) => {
  answer(endpoint, refusal(500, 'server.fault'));
  const { user: person } = renderScreen(<PlanScreen asked={null} />, { path: '/mi-plan' });
  expect(await screen.findByText(text)).toBeTruthy();
  answer(getOwnProfile, asOk(user));
  answer(getPlanInfo, asOk(plan));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Tu plan' })).toBeTruthy();
});

test.each([
  ['nobody completed', asError({ error: 'not_found', message: 'profile not completed' })],
  [
    'is not complete',
    asOk({ ...user, patient_dto: { ...patientOf({ full_profile: false }), family_group: [] } }),
  ],
])('a profile that %s comes before the plan', async (_, profile) => {
  proves('plan-needs-a-profile');
  answer(getOwnProfile, profile);
  answer(getPlanInfo, refusal(404, 'request.not-found'));
  const { address } = renderScreen(<PlanScreen asked={null} />, { path: '/mi-plan' });
  await waitFor(() => expect(address()).toBe('/registro-completo'));
});

test('the holder, the plan and what is left are shown; name and mobile phone cannot be written', async () => {
  proves('plan-screen');
  const { page } = await open();
  for (const [term, value] of [
    ['Titular', 'Marta González'],
    ['Plan actual', 'Familiar'],
    ['Consultas por mes', '4'],
    ['Te quedan este mes', '1'],
  ] as const) {
    expect(page.getByText(term).nextElementSibling?.textContent).toBe(value);
  }
  for (const [label, value] of [
    ['Nombre', 'Marta González'],
    ['Celular', '+54\u00a09\u00a011\u00a02345\u00a06789'],
  ] as const) {
    const field = page.getByLabelText(label) as HTMLInputElement;
    expect([field.value, field.readOnly]).toEqual([value, true]);
  }
});

test('what is left of the month is a meter', async () => {
  const { page } = await open();
  const meter = page.getByRole('meter', { name: 'Consultas del mes' }) as HTMLMeterElement;
  expect([meter.value, meter.getAttribute('aria-valuetext')]).toEqual([
    25,
    '1 consulta disponible de 4 este mes',
  ]);
});

test('a plan without limit says so, and nothing of what is left', async () => {
  answer(getPlanInfo, asOk({ ...plan, monthlyConsultations: null, consultationsLeft: null }));
  const { page } = await open();
  expect(page.getByText('Sin límite')).toBeTruthy();
  expect(page.queryByText('Te quedan este mes')).toBeNull();
});

test('where consultations can be paid privately, the price and the promise are said', async () => {
  proves('private-consultation-when-used-up');
  const { page, unmount } = await open();
  expect(page.queryByText('Consulta particular')).toBeNull();
  unmount();
  answer(getPlanInfo, asOk({ ...plan, privatePrice: 15_000 }));
  const priced = (await open()).page;
  const price = priced.getByText('Consulta particular').nextElementSibling?.textContent;
  expect(price).toMatch(/^\$\s15\.000,00$/);
  expect(priced.getByText(/Si no te atienden, te devolvemos lo que pagaste/)).toBeTruthy();
});

test('a member is taken out of the group from Mi grupo familiar', async () => {
  const { page } = await open();
  const link = page.getByRole('link', { name: 'Quitar a un familiar' });
  expect(link.getAttribute('href')).toBe('/grupo-familiar');
});

test('leaving it leads home', async () => {
  proves('plan-closing-leads-home');
  const { page, user: person, address } = await open();
  await person.click(page.getByRole('link', { name: 'Volver al inicio' }));
  await waitFor(() => expect(address()).toBe('/paciente'));
});

test('Contáctame sends nothing but whose plan it is, says so and leads home', async () => {
  proves('plan-contact-button', 'plan-contact-success-goes-home', 'plan-contact-sent-words');
  const { page, user: person, address } = await open();
  await person.click(page.getByRole('button', { name: 'Contáctame' }));
  expect(await screen.findByText('Información enviada correctamente.')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/paciente'));
  expect(seen).toMatchObject([{ params: { patientId: HOLDER }, body: undefined }]);
});

test.each([
  [500, 'server.fault', 'Hubo un error al enviar la información, por favor, intentelo más tarde.'],
  [
    429,
    'coverage.too-many-contacts',
    'Ya nos pediste que te llamemos 3 veces hoy. Te llamamos a la brevedad.',
  ],
])('a refusal with %s stays on the screen and is told', async (status, code, text) => {
  proves('plan-contact-fails');
  answer(requestPlanContact, refusal(status, code));
  const { page, user: person, address } = await open();
  await person.click(page.getByRole('button', { name: 'Contáctame' }));
  expect((await page.findByRole('alert')).textContent).toContain(text);
  expect(address()).toBe('/mi-plan');
});

async function wanting({ page, user: person }: Opened, insurer: string) {
  await person.click(page.getByRole('button', { name: 'Quiero otro plan' }));
  const box = await page.findByRole('combobox', { name: /Obra social o prepaga/ });
  await waitFor(() => expect(box.hasAttribute('disabled')).toBe(false));
  await person.type(box, insurer);
  await person.click(await screen.findByRole('option', { name: insurer }));
}

const ask = ({ page, user: person }: Opened) =>
  person.click(page.getByRole('button', { name: 'Pedir cambio de plan' }));

test('the plan waits for the insurer, and an insurer without plans says so', async () => {
  proves('plan-helper-texts');
  const view = await open();
  await view.user.click(view.page.getByRole('button', { name: 'Quiero otro plan' }));
  expect(view.page.getByText('Seleccioná primero tu obra social')).toBeTruthy();
  await view.user.click(view.page.getByRole('button', { name: 'Volver' }));
  await wanting(view, 'Sin planes');
  expect(await view.page.findByText('No hay planes para esta obra social')).toBeTruthy();
});

test('nothing is asked without insurer, plan and number', async () => {
  proves('affiliate-number-required');
  const view = await open();
  await view.user.click(view.page.getByRole('button', { name: 'Quiero otro plan' }));
  await ask(view);
  for (const text of [
    'Este campo es obligatorio',
    'El plan es obligatorio',
    'El número de asociado es requerido',
  ]) {
    expect((await view.page.findAllByText(text)).length).toBeGreaterThan(0);
  }
  expect(seen).toEqual([]);
});

test('another plan is asked for with its number', async () => {
  const view = await open();
  await wanting(view, 'OSDE');
  await view.page.findByRole('option', { name: 'OSDE 210' });
  await view.user.selectOptions(view.page.getByLabelText('Plan que querés'), 'OSDE 210');
  await view.user.type(view.page.getByLabelText('Número de asociado'), '777');
  await ask(view);
  expect(await screen.findByText('Información enviada correctamente.')).toBeTruthy();
  expect(seen).toMatchObject([{ body: { planId: 4, affiliateNumber: '777' } }]);
});

test('a private patient is not asked for a number', async () => {
  const view = await open();
  await wanting(view, 'Particular');
  expect(view.page.queryByLabelText('Número de asociado')).toBeNull();
  await view.page.findByRole('option', { name: 'Particular' });
  await view.user.selectOptions(view.page.getByLabelText('Plan que querés'), 'Particular');
  await ask(view);
  await waitFor(() => expect(seen).toMatchObject([{ body: { planId: 1 } }]));
});

test.each([
  ['coverage.change-pending', 'Ya pediste un cambio de plan y todavía lo estamos viendo.'],
  ['coverage.plan-unchanged', 'Ese es el plan que ya tenés.'],
  ['coverage.plan-not-offered', 'Ese plan ya no se ofrece. Elegí otro.'],
])('%s is told where it was asked', async (code, text) => {
  answer(requestPlanChange, refusal(409, code));
  const view = await open();
  await wanting(view, 'Particular');
  await view.page.findByRole('option', { name: 'Particular' });
  await view.user.selectOptions(view.page.getByLabelText('Plan que querés'), 'Particular');
  await ask(view);
  expect(await view.page.findByText(text)).toBeTruthy();
});
