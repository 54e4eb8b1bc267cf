import { asOk, done } from '@app/contract/kernel';
import {
  addPushSubscription,
  DEFAULT_PREFERENCES,
  getPreferences,
  listPushDevices,
  type OwnPreferences,
  type PushDevice,
  removePushSubscription,
  setPreferences,
} from '@app/contract/notifications';
import { askTelephoneCode, confirmTelephone } from '@app/contract/profiles';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { DevicesCard } from './devices-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { PushOffer } from './push-offer.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };
const device = (over: Partial<PushDevice> = {}): PushDevice => ({
  id: '0198c0de-0000-7000-8000-0000000000d1',
  device: 'Chrome · Android',
  creationDate: '2026-11-20T13:00:00.000Z',
  isCurrent: false,
  ...over,
});
const preferences = (over: Partial<OwnPreferences> = {}): OwnPreferences => ({
  ...DEFAULT_PREFERENCES,
  whatsAppReach: 'OPEN',
  ...over,
});

/** A browser whose worker supports pushes. */
function withPushes(permission: NotificationPermission) {
  const unsubscribe = vi.fn(async () => true);
  const pushManager = {
    getSubscription: async () => ({ unsubscribe }),
    subscribe: async () => ({
      toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/1', keys: KEYS }),
    }),
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
    configurable: true,
  });
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => permission,
  });
  return unsubscribe;
}

const answerDevices = (...devices: PushDevice[]) =>
  answer(listPushDevices, () => asOk({ publicKey: KEYS.p256dh, devices }));

describe('calls to this device', () => {
  test('a browser without pushes is offered what there was before', async () => {
    renderScreen(<PushOffer fallback={<p>Dejá la pantalla abierta</p>} />);
    expect(await screen.findByText('Dejá la pantalla abierta')).toBeTruthy();
  });

  test('an iPhone is told in three steps how to install the app, without a dead button', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile Safari');
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    renderScreen(<PushOffer fallback={null} />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a permission that is not given is told', async () => {
    withPushes('denied');
    answerDevices();
    const { user } = renderScreen(<PushOffer fallback={null} />);
    await user.click(await screen.findByRole('button', { name: 'Avisame cuando me toque' }));
    expect(await screen.findByText(/El navegador no permite avisos/)).toBeTruthy();
  });

  test('a subscription that is not stored can be tried again', async () => {
    withPushes('granted');
    answerDevices();
    answer(addPushSubscription, refusal(400, 'notifications.push-service-unknown'));
    const { user } = renderScreen(<PushOffer fallback={null} />);
    await user.click(await screen.findByRole('button', { name: 'Avisame cuando me toque' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/No pudimos activar los avisos/);
    expect(screen.getByRole('button', { name: 'Avisame cuando me toque' })).toBeTruthy();
  });

  test('are allowed by a press, with the subscription of the browser', async () => {
    withPushes('granted');
    const devices: PushDevice[] = [];
    answer(listPushDevices, () => asOk({ publicKey: KEYS.p256dh, devices }));
    answer(addPushSubscription, ({ body }) => {
      expect(body).toEqual({ endpoint: 'https://fcm.googleapis.com/1', keys: KEYS });
      devices.push(device({ isCurrent: true }));
      return done;
    });
    const { user } = renderScreen(<PushOffer fallback={null} />);
    await user.click(await screen.findByRole('button', { name: 'Avisame cuando me toque' }));
    expect(await screen.findByText(/aunque mires otra cosa/)).toBeTruthy();
  });
});

describe('the devices', () => {
  test('where the browser permits none, say where that is changed', async () => {
    withPushes('denied');
    answerDevices();
    const { user } = renderScreen(<DevicesCard />);
    await user.click(
      await screen.findByRole('button', { name: 'Recibir avisos en este dispositivo' }),
    );
    expect(await screen.findByText(/tocá el candado/)).toBeTruthy();
    expect(screen.queryByText(/dejá esta pantalla abierta/)).toBeNull();
  });

  test('that cannot be read can be asked for again', async () => {
    answer(listPushDevices, refusal(500, 'request.failed'));
    renderScreen(<DevicesCard />);
    expect(await screen.findByText('Ocurrió un error al traer los dispositivos')).toBeTruthy();
  });

  test('are listed and removed; removing this one ends its subscription', async () => {
    const unsubscribe = withPushes('granted');
    let devices = [device({ isCurrent: true }), device({ id: device().id.replace('d1', 'd2') })];
    answer(listPushDevices, () => asOk({ publicKey: KEYS.p256dh, devices }));
    answer(removePushSubscription, ({ params }) => {
      devices = devices.filter(({ id }) => id !== params.id);
      return done;
    });
    const { user } = renderScreen(<DevicesCard />);
    const [own] = await screen.findAllByRole('listitem');
    if (!own) throw new Error('no device');
    expect(within(own).getByText('Este dispositivo')).toBeTruthy();
    await user.click(within(own).getByRole('button', { name: 'Quitar Chrome · Android' }));
    expect(await screen.findByText('Ese dispositivo ya no recibe avisos.')).toBeTruthy();
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(
      await screen.findByRole('button', { name: 'Recibir avisos en este dispositivo' }),
    ).toBeTruthy();
  });
});

describe('the choice of channels', () => {
  test('that is not stored is told, and stays on the screen', async () => {
    answer(getPreferences, () => asOk(preferences()));
    answer(setPreferences, refusal(409, 'notifications.unheard-of'));
    const { user } = renderScreen(<PreferencesCard hasWhatsApp />);
    const orders = await screen.findByRole('group', { name: 'Pedidos a la farmacia' });
    await user.click(within(orders).getByRole('checkbox', { name: 'E-mail' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(
      await screen.findByText('No pudimos guardar tus preferencias. Probá de nuevo.'),
    ).toBeTruthy();
    expect(within(orders).getByRole('checkbox', { name: 'E-mail' })).toHaveProperty(
      'checked',
      true,
    );
  });

  test('offers WhatsApp only where it would arrive, and says why', async () => {
    answer(getPreferences, () => asOk(preferences({ whatsAppReach: 'NOT_ACCEPTED' })));
    renderScreen(<PreferencesCard hasWhatsApp />);
    expect(await screen.findByText(/aceptá más arriba los mensajes por WhatsApp/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'WhatsApp' })).toBeNull();
  });

  test('says nothing of WhatsApp to who cannot accept it', async () => {
    answer(getPreferences, () => asOk(preferences({ whatsAppReach: 'NO_TELEPHONE' })));
    renderScreen(<PreferencesCard hasWhatsApp={false} />);
    await screen.findByRole('group', { name: 'Pedidos a la farmacia' });
    expect(screen.queryByText(/WhatsApp/)).toBeNull();
  });

  test('offers WhatsApp once the telephone is confirmed with the code that was sent there', async () => {
    let isConfirmed = false;
    const sent = { ending: '6789', expiresDate: '2026-11-23T12:10:00.000Z' };
    answer(getPreferences, () =>
      asOk(preferences({ whatsAppReach: isConfirmed ? 'OPEN' : 'UNCONFIRMED' })),
    );
    answer(askTelephoneCode, asOk(sent));
    answer(confirmTelephone, ({ body }) => {
      if ((body as { code: string }).code !== '123456')
        return refusal(400, 'profiles.telephone-code-invalid');
      isConfirmed = true;
      return done;
    });
    const { user } = renderScreen(<PreferencesCard hasWhatsApp />);
    await user.click(await screen.findByRole('button', { name: 'Enviar código' }));
    expect(await screen.findByText(/al teléfono que termina en 6789/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'WhatsApp' })).toBeNull();
    const code = screen.getByLabelText('Código de seis números');
    const confirm = screen.getByRole('button', { name: 'Confirmar teléfono' });
    await user.type(code, '12a');
    await user.click(confirm);
    expect(screen.getByText('Escribí los seis números del código')).toBeTruthy();
    await user.clear(code);
    await user.type(code, '654321');
    await user.click(confirm);
    expect(await screen.findByText(/El código no es ese, o ya no sirve/)).toBeTruthy();
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect((await screen.findAllByRole('checkbox', { name: 'WhatsApp' })).length).toBe(4);
    expect(screen.queryByRole('button', { name: 'Confirmar teléfono' })).toBeNull();
  });

  test('tells of a code that cannot be sent', async () => {
    answer(getPreferences, () => asOk(preferences({ whatsAppReach: 'UNCONFIRMED' })));
    answer(askTelephoneCode, refusal(409, 'profiles.telephone-not-to-confirm'));
    const { user } = renderScreen(<PreferencesCard hasWhatsApp />);
    await user.click(await screen.findByRole('button', { name: 'Enviar código' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/No hay un teléfono/);
  });

  test('brings the quiet hours back when they are ticked again', async () => {
    answer(getPreferences, () => asOk(preferences()));
    const { user } = renderScreen(<PreferencesCard hasWhatsApp />);
    const night = await screen.findByRole('checkbox', { name: 'No avisarme de noche' });
    await user.click(night);
    await user.selectOptions(screen.getByLabelText('Hasta las'), '06:30');
    await user.click(night);
    await user.click(night);
    expect(screen.getByLabelText('Hasta las')).toHaveProperty('value', '06:30');
  });

  test('is stored whole, with the quiet hours', async () => {
    answer(getPreferences, () => asOk(preferences()));
    let stored: unknown;
    answer(setPreferences, ({ body }) => {
      stored = body;
      return done;
    });
    const { user } = renderScreen(<PreferencesCard hasWhatsApp />);
    const records = await screen.findByRole('group', { name: 'Recetas y documentos' });
    await user.click(within(records).getByRole('checkbox', { name: 'WhatsApp' }));
    await user.click(screen.getByRole('checkbox', { name: 'No avisarme de noche' }));
    await user.selectOptions(screen.getByLabelText('Hasta las'), '22:00');
    expect(screen.getByText('Elegí dos horas distintas')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(stored).toBeUndefined();
    await user.selectOptions(screen.getByLabelText('Hasta las'), '07:30');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Guardamos cómo querés que te avisemos.')).toBeTruthy();
    expect(stored).toEqual({
      ...DEFAULT_PREFERENCES,
      whatsapp: ['RECORDS'],
      quiet: { from: '22:00', to: '07:30' },
    });
  });
});
