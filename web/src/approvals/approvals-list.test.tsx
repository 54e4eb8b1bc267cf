import { approveAct, listApprovals, rejectAct, withdrawAct } from '@app/contract/approvals';
import { aStaffAct } from '@app/contract/approvals/fixtures';
import { asPage, done } from '@app/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refusal } from '../testing/fake-server.ts';
import { aSessionToProve, prove } from '../testing/proof.ts';
import { renderScreen } from '../testing/render.tsx';
import { ApprovalsList } from './approvals-list.tsx';

let proof: ReturnType<typeof aSessionToProve>;
beforeEach(() => {
  proof = aSessionToProve();
  answer(listApprovals, asPage({ data: [aStaffAct()], next: null }));
});

const APPROVE = 'Aprobar: Habilitación de pendiente@cercana.test';
const WITHDRAW = 'Retirar: Habilitación de pendiente@cercana.test';
const REJECT = 'Rechazar: Habilitación de pendiente@cercana.test';

test('a list that cannot be read says so', async () => {
  answer(listApprovals, refusal(500, 'server.fault'));
  renderScreen(<ApprovalsList />);
  expect(await screen.findByText('No pudimos leer lo que espera aprobación.')).toBeTruthy();
});

const anOwnAct = () => aStaffAct({ mayDecide: false, mayWithdraw: true });

test('what the viewer asked for waits for somebody else', async () => {
  answer(listApprovals, asPage({ data: [anOwnAct()], next: null }));
  renderScreen(<ApprovalsList />);
  expect(await screen.findByText('Esperan a otra persona')).toBeTruthy();
  expect(screen.getByText('Habilitación: pendiente@cercana.test')).toBeTruthy();
  const sheet = screen.getByRole('link', { name: 'Ver la ficha de pendiente@cercana.test' });
  expect(sheet.getAttribute('href')).toBe(`/admin/personas?ver=${anOwnAct().subjectId}`);
  expect(screen.queryByText('Esperan tu aprobación')).toBeNull();
  expect(screen.queryByRole('button', { name: APPROVE })).toBeNull();
});

test('what the viewer asked for is taken back after a question', async () => {
  answer(listApprovals, asPage({ data: [anOwnAct()], next: null }));
  const seen = vi.fn();
  answer(withdrawAct, ({ params }) => {
    seen(params);
    answer(listApprovals, asPage({ data: [], next: null }));
    return done;
  });
  const { user } = renderScreen(<ApprovalsList />);
  await user.click(await screen.findByRole('button', { name: WITHDRAW }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Retirar el pedido?' }));
  expect(seen).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('Retiraste el pedido')).toBeTruthy();
  expect(seen).toHaveBeenCalledExactlyOnceWith({ id: anOwnAct().id });
  await waitFor(() => expect(screen.queryByRole('button', { name: WITHDRAW })).toBeNull());
});

test('who takes it back too late is told that it was decided', async () => {
  answer(listApprovals, asPage({ data: [anOwnAct()], next: null }));
  answer(withdrawAct, refusal(409, 'approvals.not-open'));
  const { user } = renderScreen(<ApprovalsList />);
  await user.click(await screen.findByRole('button', { name: WITHDRAW }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText(/Ya se decidió, se retiró o venció/)).toBeTruthy();
});

test('what somebody asked for about the viewer is not shown to them', async () => {
  const seen = vi.fn();
  answer(listApprovals, () => {
    seen();
    return asPage({ data: [aStaffAct({ mayDecide: false })], next: null });
  });
  renderScreen(<ApprovalsList />);
  await waitFor(() => expect(seen).toHaveBeenCalled());
  expect(screen.queryByRole('list')).toBeNull();
});

test('an approval asks for a proof of identity, and says what it did', async () => {
  answer(approveAct, () => proof.mustProve(done));
  const { user } = renderScreen(<ApprovalsList />);
  await user.click(await screen.findByRole('button', { name: APPROVE }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  answer(listApprovals, asPage({ data: [], next: null }));
  await prove(user, 'Aprobar');
  expect(await screen.findByText('Quedó aprobado y hecho')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: APPROVE })).toBeNull());
});

test('an approval that comes too late is explained', async () => {
  answer(approveAct, refusal(409, 'people.changed-meanwhile'));
  const { user } = renderScreen(<ApprovalsList />);
  await user.click(await screen.findByRole('button', { name: APPROVE }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  expect(
    await dialog.findByText(/Después del pedido el profesional cambió sus datos/),
  ).toBeTruthy();
});

test('a rejection wants a reason', async () => {
  const seen = vi.fn();
  answer(rejectAct, ({ body }) => {
    seen(body);
    return done;
  });
  const { user } = renderScreen(<ApprovalsList />);
  await user.click(await screen.findByRole('button', { name: REJECT }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  await user.type(dialog.getByLabelText('Motivo'), 'no');
  await send();
  expect((await dialog.findAllByText(/Escribí el motivo/)).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText('Motivo'), ', falta la constancia');
  await send();
  await screen.findByText('Quedó rechazado');
  expect(seen).toHaveBeenCalledWith({ reason: 'no, falta la constancia' });
});
