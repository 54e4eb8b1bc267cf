import { getCallChannel, RTC_LEAVE, RTC_MEDIA, RTC_TEXT } from '@app/contract/video-call';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { testApp } from '../testing/test-app.ts';
import { aText, type CallClinic, callClinic, type Tab, UID } from './testing/call-clinic.ts';

const t = await testApp();
let clinic: CallClinic;
beforeAll(async () => {
  clinic = await callClinic(t);
});

const textsOf = (tab: Tab) =>
  tab.heard.flatMap((event) => (event.command === 'RtcText' ? event.message : []));

const storedOf = async (channel: string): Promise<string[]> => {
  const stored = 'select body from call_message where visit_id = $1 order by sent_at';
  return (await t.pool.query(stored, [channel])).rows.map(({ body }) => body);
};

test('a text is refused under the name of one of another call', async () => {
  const elsewhere = await clinic.bothIn();
  const taken = aText(elsewhere.channel, 'de otra consulta');
  await elsewhere.patientTab.socket.send(RTC_TEXT, taken);
  const { channel, patientTab } = await clinic.bothIn();
  const { client } = patientTab.socket;
  const stolen = { ...taken, channel };
  client.publish({ destination: RTC_TEXT, body: JSON.stringify(stolen) });
  await eventually(() => expect(patientTab.refused).toMatchObject([{ code: 'request.invalid' }]));
  expect([await storedOf(channel), textsOf(patientTab)]).toEqual([[], []]);
  expect(await storedOf(elsewhere.channel)).toEqual(['de otra consulta']);
});

test('a professional of an earlier claim hears nothing more', async () => {
  const { channel, patientTab, professionalTab } = await clinic.bothIn();
  await t.pool.query(
    `update call_seat set claim_epoch = claim_epoch - 1 where visit_id = $1 and side = 'professional'`,
    [channel],
  );
  await patientTab.socket.send(RTC_TEXT, aText(channel, 'Llamame'));
  const media = { channel, microphone: false, camera: false };
  await patientTab.socket.send(RTC_MEDIA, media);
  await patientTab.hears('RtcText');
  // Confirmed only after everything sent to it before.
  await professionalTab.socket.send(RTC_LEAVE, { channel, reason: 'cancel' });
  expect(professionalTab.heard.map(({ command }) => command)).toEqual(['RtcJoined']);
});

test('a text sent again is stored once, as it was first, and confirmed again', async () => {
  const { channel, patientTab, professionalTab } = await clinic.bothIn();
  const text = aText(channel, 'Llamame');
  await patientTab.socket.send(RTC_TEXT, text);
  await patientTab.socket.send(RTC_TEXT, { ...text, body: 'otra cosa' });
  await eventually(() => expect(textsOf(patientTab)).toHaveLength(2));
  const [first, again] = textsOf(patientTab);
  expect([first, again?.id]).toEqual([again, text.id]);
  expect(await storedOf(channel)).toEqual(['Llamame']);
  expect(new Set(textsOf(professionalTab).map(({ id }) => id))).toEqual(new Set([text.id]));
});

test('texts reach both and are stored with the consultation', async () => {
  const { channel, patient, patientTab, professionalTab } = await clinic.bothIn();
  await patientTab.socket.send(RTC_TEXT, aText(channel, '  No te <b>escucho</b>  '));
  const { message } = await professionalTab.hears('RtcText');
  expect(message).toMatchObject({ side: 'patient', body: 'No te <b>escucho</b>' });
  expect((await patientTab.hears('RtcText')).message).toEqual(message);
  const info = await t.call(getCallChannel, { params: { channel } }, patient.token);
  expect(info.json().data).toMatchObject({ isOtherPresent: true, messages: [message] });
});

test('one sent before the other joins is there on joining', async () => {
  const { channel, patient, professional } = await clinic.callUnderWay();
  const professionalTab = await clinic.enter(professional, channel, UID.professional);
  await professionalTab.socket.send(RTC_TEXT, aText(channel, 'Ya la veo'));
  const patientTab = await clinic.enter(patient, channel, UID.patient);
  const { messages } = await patientTab.hears('RtcJoined');
  expect(messages).toMatchObject([{ side: 'professional', body: 'Ya la veo' }]);
});
