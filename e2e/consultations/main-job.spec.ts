import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { onBusyMachine } from '../fixtures/busy-machine.ts';
import { type Engine, expect, type Person, test } from '../fixtures/test.ts';
import { callPatient, meetAtTheGuard } from '../guard-queue/journey.ts';
import { expectNothingOfAPersonKept } from '../help/kept.ts';
import { connectionNotices } from '../video-call/notices.ts';
import {
  expectPhone,
  expectSaved,
  finish,
  orderTheRest,
  prescribe,
  type Record,
  writeRecord,
} from './record.ts';

test.use({ serviceWorkers: 'allow' });

type Visit = {
  engines: { professional: Engine; patient: Engine };
  who: string;
  professional: string;
  specialty: string;
  doctor: string;
  licence: string;
  record: Record;
};

const visits: Visit[] = [
  {
    engines: { professional: 'firefox', patient: 'chromium' },
    who: 'María González',
    professional: 'clinica@cercana.test',
    specialty: 'Clínica médica',
    doctor: 'Laura Benítez',
    licence: '98421',
    record: {
      diagnosis: 'farin',
      option: /J02\.9/,
      detail: 'Odinofagia de 48 horas con febrícula. Sin signos de alarma.',
      medications: [
        {
          search: 'ibupro',
          option: /Ibuprofeno 400 mg/,
          posology: '1 comprimido cada 8 horas por 3 días',
        },
        {
          search: 'parace',
          option: /Paracetamol 500 mg/,
          posology: '1 comprimido cada 6 horas si hay fiebre',
        },
      ],
    },
  },
  {
    engines: { professional: 'chromium', patient: 'firefox' },
    who: 'Tomás Acosta González',
    professional: 'pediatria@cercana.test',
    specialty: 'Pediatría',
    doctor: 'Paula Ríos',
    licence: '104233',
    record: {
      diagnosis: 'fiebre',
      option: /R50\.9/,
      detail: 'Fiebre de 24 horas, buen estado general.',
      medications: [
        {
          search: 'ibupro',
          option: /Ibuprofeno 2 g/,
          posology: '10 ml cada 8 horas si hay fiebre',
        },
        {
          search: 'parace',
          option: /Paracetamol 100 mg/,
          posology: '25 gotas cada 6 horas si hay fiebre',
        },
      ],
    },
  },
];

for (const visit of visits) {
  const { engines } = visit;
  test(
    `${visit.who} is attended, from the button to the prescription in hand, between ${engines.professional} and ${engines.patient}`,
    { tag: '@call' },
    async ({ open }, info) => {
      proves('guard-is-asked-for-and-attended');
      const professional = await open({
        engine: engines.professional,
        framesPerSecond: 30,
        animations: true,
      });
      const patient = await open({
        engine: engines.patient,
        framesPerSecond: 30,
        animations: true,
      });
      await meetAtTheGuard(
        professional,
        patient,
        { patient: visit.who, specialty: visit.specialty, reason: 'Fiebre desde anoche' },
        visit.professional,
      );
      await meet(professional, patient, visit);
      const notices = [
        await connectionNotices(professional.page),
        await connectionNotices(patient.page),
      ];

      await expectPhone(professional.page, '+54 9 11 2345 6789');
      await writeRecord(professional.page, visit.record);
      await prescribe(professional.page, visit.record);
      await orderTheRest(professional.page);
      await expect(professional.page.getByText(/Borrador guardado/)).toBeVisible();
      await onBusyMachine(() => afterAMinute(patient.page));
      for (const seen of notices) expect(await seen()).toEqual([]);
      await finish(professional.page);
      await expectSaved(professional.page);

      await readPrescription(patient, visit, info);
      const words = [visit.who, visit.doctor, visit.record.detail];
      for (const { page } of [professional, patient]) await expectNothingOfAPersonKept(page, words);
    },
  );
}

/** The call: both see the other's moving picture, and a text arrives. */
async function meet(professional: Person, patient: Person, { who, doctor }: Visit): Promise<void> {
  await callPatient(professional, patient, { who, doctor });
  // María holds the account, so the strip names any other patient.
  const strip = patient.page.getByText(`Estás consultando por ${who}`);
  await expect(strip).toHaveCount(who === 'María González' ? 0 : 1);
  await professional.page.getByRole('button', { name: /Más/ }).click();
  await professional.page.getByRole('button', { name: 'Escribir mensaje' }).click();
  await professional.page
    .getByRole('textbox', { name: /mensaje/i })
    .fill('Buenas tardes, ¿me escucha bien?');
  await professional.page.keyboard.press('Enter');
  await expect(patient.page.getByText('Buenas tardes, ¿me escucha bien?')).toBeVisible();
}

/** An undisturbed call shows no notice about its connection. */
const afterAMinute = (page: Page) =>
  expect(page.getByText(/^Duración 0[1-9]:\d\d$/)).toBeVisible({ timeout: 75_000 });

/** The patient finds the prescription without reloading and downloads it; a pharmacy can scan it. */
async function readPrescription(
  { page, download }: Person,
  visit: Visit,
  info: TestInfo,
): Promise<void> {
  await expect(page).toHaveURL(/\/paciente\?fin=/);
  await page.getByRole('button', { name: 'Omitir' }).click();
  await page
    .getByRole('link', { name: /Notificaciones/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: new RegExp(`Receta.*para ${visit.who.split(' ')[0]}`) })
    .first()
    .click();
  const file = await download(() =>
    page.getByRole('dialog').getByRole('button', { name: 'Descargar PDF' }).click(),
  );

  const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ');
  const codes = codesOf(file, info);
  const cuir = /CODE-128:(\d{41})/.exec(codes)?.[1] ?? '';
  expect(codes).toMatch(new RegExp(`QR-Code:http.*cuir=${cuir}`));
  expect(text.replaceAll(' ', '')).toContain(cuir);
  for (const words of [visit.who, visit.doctor, visit.licence, 'DOCUMENTO DE PRUEBA'])
    expect(text).toContain(words);
  for (const { option } of visit.record.medications)
    expect(text).toMatch(new RegExp(option.source.split(' ')[0] ?? ''));
  expect(text).toMatch(visit.record.option);
  expect(execFileSync('pdfsig', [file], { encoding: 'utf8' })).toContain('Signature is Valid');
}

/** Codes scanned from the printed sheet. */
function codesOf(file: string, info: TestInfo): string {
  const image = info.outputPath('receta');
  execFileSync('pdftoppm', ['-r', '150', '-png', file, image]);
  const pages = execFileSync('sh', ['-c', `ls '${image}'*.png`], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const read = execFileSync('zbarimg', ['--quiet', ...pages], { encoding: 'utf8' });
  writeFileSync(info.outputPath('codes.txt'), read);
  return read;
}
