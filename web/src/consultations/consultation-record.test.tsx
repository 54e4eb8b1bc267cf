import { getAttendedPatient, getDraft, saveDraft } from '@app/contract/consultations';
import { asOk } from '@app/contract/kernel';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { logOut } from '../lib/session/leaving.ts';
import { session } from '../lib/session/session.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { paula } from '../testing/log-in.ts';
import { renderScreen } from '../testing/render.tsx';
import { DraftChip } from './draft/draft-chip.tsx';
import { RETRY_AFTER_MS } from './draft/draft-keeper.ts';
import { PatientSummaryHeader } from './patient-summary-header.tsx';
import {
  answerRecord,
  aWrittenDraft,
  confirmedSection,
  confirmSection,
  openRecord,
  openSection,
  QUEUE_ID,
  renderRecord,
  savedDrafts,
} from './testing/open-record.tsx';

const FINISH_REASON =
  'Para finalizar la consulta, complete el registro de la misma en Registro de Consulta.';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerRecord();
});
afterEach(() => void vi.useRealTimers());

describe('the record is read', () => {
  test('and a draft that cannot be read says so', async () => {
    proves('draft-fails');
    answer(getDraft, refusal(500, 'server.fault'));
    renderRecord();
    const words = 'Ocurrió un error al obtener los datos de la consulta';
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('and whoever was suspended meanwhile reads why it cannot be', async () => {
    answer(getDraft, refusal(403, 'request.forbidden'));
    renderRecord();
    expect(await screen.findByText(/^Tu habilitación está suspendida/)).toBeTruthy();
  });

  test('and a patient who cannot be read says so', async () => {
    proves('patient-data-fail');
    answer(getAttendedPatient, refusal(404, 'consultations.not-attending'));
    renderRecord();
    const words = 'Ocurrió un error al obtener los datos del paciente';
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('and stays with who writes it when its patient cannot be read again', async () => {
    const { readAgain } = await openRecord();
    answer(getAttendedPatient, refusal(500, 'server.fault'));
    await readAgain();
    expect(screen.getByRole('textbox', { name: /^Motivo/ })).toBeTruthy();
    expect(screen.queryByText('Ocurrió un error al obtener los datos del paciente')).toBeNull();
  });

  test('seven sections, only the record open, with the reason that came from the queue', async () => {
    proves('record-sections');
    await openRecord();
    const names = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    expect(names).toEqual([
      'Paciente y antecedentes: Alergia: penicilina · Asma',
      'Registro de ConsultaObligatoria',
      'Receta',
      'Indicaciones',
      'Certificado',
      'Derivación',
      'Pedido de estudios',
    ]);
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: /^Motivo/ })).toHaveProperty(
      'value',
      'Fiebre desde anoche',
    );
  });

  test('and a draft comes back as it was left, without asking', async () => {
    proves('draft-is-kept-and-restored');
    answerRecord({ ...aWrittenDraft, confirmed: ['record'] });
    await openRecord();
    expect(screen.getByRole('textbox', { name: 'Registro' })).toHaveProperty(
      'value',
      aWrittenDraft.detail,
    );
    expect(screen.getByRole('combobox', { name: 'Diagnóstico (CIE-10)' })).toHaveProperty(
      'value',
      '(J02.9) - Faringitis aguda',
    );
    expect(confirmedSection('Registro de Consulta')).toBeTruthy();
  });
});

describe('a record that lacks something', () => {
  test('is not confirmed, in the words of the specification', async () => {
    proves('record-required-words');
    answerRecord({ reason: '' });
    const { user } = await openRecord({ entryReason: '' });
    await confirmSection(user);
    for (const words of [
      'El motivo es requerido',
      'El diagnóstico es requerido',
      'El registro de consulta es requerido',
    ]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(screen.queryByText('Confirmado')).toBeNull();
  });

  test('is not finished: the button says why, lists what is missing and leads to the first', async () => {
    proves('finish-disabled-until-complete');
    const { user } = await openRecord();
    await openSection(user, 'Receta');
    const finish = screen.getByRole('button', { name: 'Finalizar consulta' });
    expect(finish.getAttribute('aria-disabled')).toBe('true');
    expect(finish.getAttribute('title')).toBe(FINISH_REASON);

    await user.click(finish);
    expect(screen.queryByRole('dialog')).toBeNull();
    const links = screen.getAllByRole('button', { name: /^Registro de Consulta: / });
    expect(links.map((link) => link.textContent)).toEqual([
      'Registro de Consulta: El diagnóstico es requerido',
      'Registro de Consulta: El registro de consulta es requerido',
    ]);
    expect(document.activeElement).toBe(
      screen.getByRole('combobox', { name: 'Diagnóstico (CIE-10)' }),
    );

    await user.click(screen.getByRole('button', { name: /El registro de consulta es requerido/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Registro' }));
  });

  test('a reason of 2000 characters is the longest', async () => {
    proves('reason-of-the-professional-limit');
    await openRecord({ entryReason: 'x'.repeat(2000) });
    expect(screen.getByText('Máximo de caracteres alcanzado')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Motivo/ })).toHaveProperty('maxLength', 2000);
  });
});

describe('a diagnosis', () => {
  test('is searched from three letters on', async () => {
    proves('diagnosis-search');
    const { user } = await openRecord();
    await user.type(screen.getByRole('combobox', { name: 'Diagnóstico (CIE-10)' }), 'fa');
    expect(
      (await screen.findAllByText('Debe ingresar al menos 3 caractes')).length,
    ).toBeGreaterThan(0);
  });

  test('that does not exist says so', async () => {
    const { user } = await openRecord();
    await user.type(screen.getByRole('combobox', { name: 'Diagnóstico (CIE-10)' }), 'zzzz');
    expect((await screen.findAllByText('No se encontraron diagnósticos')).length).toBeGreaterThan(
      0,
    );
  });

  test('is chosen with its code in front, by keyboard', async () => {
    proves('diagnosis-search');
    const { user } = await openRecord();
    const box = screen.getByRole('combobox', { name: 'Diagnóstico (CIE-10)' });
    await user.type(box, 'farin');
    await screen.findByRole('option', { name: '(J02.9) - Faringitis aguda' });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(box).toHaveProperty('value', '(J02.9) - Faringitis aguda'));
  });
});

describe('the draft', () => {
  test('is saved two seconds after the last letter, half-written orders included', async () => {
    const { user } = await openRecord();
    await user.type(screen.getByRole('textbox', { name: 'Registro' }), 'Odinofagia');
    await openSection(user, 'Pedido de estudios');
    await user.type(screen.getByRole('textbox', { name: 'Estudio' }), 'Hemo');
    expect(savedDrafts).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    await waitFor(() => expect(savedDrafts).toHaveLength(1));
    expect(savedDrafts[0]).toMatchObject({ detail: 'Odinofagia', studyForm: { name: 'Hemo' } });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Odinofagia');
  });

  test('says in the header when it was saved, and since when it is not', async () => {
    proves('waiting-count-in-the-call');
    const { user } = renderScreen(<PatientSummaryHeader queueId={QUEUE_ID} waitingCount={2} />);
    expect(await screen.findByText('2 en espera')).toBeTruthy();
    expect(await screen.findByText('8 años · 27 kg · OSDE 210')).toBeTruthy();
    expect(screen.getByText('Titular: Marta González')).toBeTruthy();
    expect(screen.getByText('Alergia: penicilina')).toBeTruthy();

    await openRecord();
    await user.type(screen.getByRole('textbox', { name: 'Registro' }), 'O');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByText('Borrador guardado 12:41')).toBeTruthy();

    const fetchBefore = globalThis.fetch;
    vi.setSystemTime(new Date('2025-03-07T15:50:00.000Z'));
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await user.type(screen.getByRole('textbox', { name: 'Registro' }), 'd');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByText('Sin conexión: sin guardar desde 12:50')).toBeTruthy();
    globalThis.fetch = fetchBefore;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByText('Borrador guardado 12:41')).toBeTruthy();
  });

  test('is refused to a professional who was suspended meanwhile, and says so', async () => {
    const { user } = await openRecord();
    answer(saveDraft, refusal(403, 'request.forbidden'));
    await user.type(screen.getByRole('textbox', { name: 'Registro' }), 'O');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByText(/^Tu habilitación está suspendida/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Registro' })).toHaveProperty('value', 'O');
  });

  test('is saved to the last letter before its author is logged out', async () => {
    const { user } = await openRecord();
    await user.type(screen.getByRole('textbox', { name: 'Registro' }), 'Odinofagia');
    expect(savedDrafts).toEqual([]);
    await logOut();
    expect(savedDrafts.map(({ detail }) => detail)).toEqual(['Odinofagia']);
  });

  test.each([
    ['is not sent once its author has logged out', 'logout', 1],
    ['is not sent once its author has logged out in another tab', 'other-tab', 1],
    ['is sent again once its author, whose session ran out, is back', 'expired', 2],
  ] as const)('that could not be saved %s', async (_, reason, attempts) => {
    const { user, unmount } = await openRecord();
    let asked = 0;
    answer(saveDraft, () => {
      asked += 1;
      return refusal(503, 'server.unavailable');
    });
    await user.type(screen.getByRole('textbox', { name: 'Registro' }), 'O');
    unmount();
    await waitFor(() => expect(asked).toBe(1));
    session.setViewer(paula);
    session.end(reason);
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
    expect(asked).toBe(attempts);
  });

  test('written in another tab shows both texts, and one of them is chosen', async () => {
    const { user } = await openRecord();
    let conflicts = 1;
    answer(saveDraft, ({ body }) => {
      const { version, content } = body as { version: number; content: Record<string, unknown> };
      const stored = { queueId: QUEUE_ID, version: 9, updatedAt: '2025-03-07T15:41:00.000Z' };
      if (conflicts-- > 0) {
        const current = { ...stored, content: { ...aWrittenDraft, detail: 'De la otra pestaña' } };
        return refusal(409, 'consultations.stale-draft', { current });
      }
      expect(version).toBe(9);
      savedDrafts.push(content);
      return asOk({ ...stored, version: 10, content });
    });
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.type(screen.getByRole('textbox', { name: 'Registro' }), 'De esta');
    await vi.advanceTimersByTimeAsync(2_000);
    const notice = await screen.findByRole('alert');
    expect(shown.mock.contexts).toContain(notice);
    expect(
      renderScreen(<DraftChip />).getByText('Sin guardar: elegí qué texto queda'),
    ).toBeTruthy();
    const marked = [...notice.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked[0]).toMatch(/esta$/);
    expect(marked[1]).toMatch(/la otra pestaña$/);

    await user.click(screen.getByRole('button', { name: 'Usar lo que está guardado' }));
    await waitFor(() => expect(savedDrafts).toHaveLength(1));
    expect(screen.getByRole('textbox', { name: 'Registro' })).toHaveProperty(
      'value',
      'De la otra pestaña',
    );
    expect(screen.queryByText('Lo que está guardado')).toBeNull();
  });

  test('is discarded only after asking', async () => {
    answerRecord(aWrittenDraft);
    const { user } = await openRecord();
    await user.click(screen.getByRole('button', { name: 'Descartar borrador' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Descartar el borrador?' });
    await user.click(within(dialog).getByRole('button', { name: 'Descartar' }));
    expect(screen.getByRole('textbox', { name: 'Registro' })).toHaveProperty('value', '');
    await vi.advanceTimersByTimeAsync(2_000);
    await waitFor(() => expect(savedDrafts.at(-1)).toMatchObject({ detail: '', diagnosis: null }));
  });

  test('with unsaved text nobody leaves without being asked', async () => {
    const { user, router, address } = await openRecord();
    await user.type(screen.getByRole('textbox', { name: 'Registro' }), 'Odi');
    void router.navigate('/profesional');
    const dialog = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
    await user.click(within(dialog).getByRole('button', { name: 'Volver' }));
    expect(address()).toBe('/profesional/videollamada');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  test('with everything saved the browser’s own buttons still ask before they leave the consultation', async () => {
    const { user, router, address } = await openRecord();
    await act(() => router.navigate('/profesional'));
    await act(() => router.navigate(-1));
    await screen.findByRole('textbox', { name: 'Registro' });
    await act(() => router.navigate(1));
    const dialog = await screen.findByRole('dialog', { name: '¿Querés salir de la consulta?' });
    expect(address()).toBe('/profesional/videollamada');
    await user.click(within(dialog).getByRole('button', { name: 'Salir de la consulta' }));
    await waitFor(() => expect(address()).toBe('/profesional'));
  });
});
