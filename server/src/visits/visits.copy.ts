import { dayOf, withArticle, withCapitalArticle, writtenDay } from '@app/contract/kernel';
import { escapeHtml } from '../platform/escape-html.ts';
import type { VisitRow } from './rows/visit-rows.ts';

const dayText = (instant: Date): string => writtenDay(dayOf(instant));

/** Notification of a visit that was closed without its record. */
export const closedRecordWords = (professional: string) => ({
  subject: 'Cerramos una consulta que había quedado sin registro',
  description: `<p>La consulta con ${escapeHtml(withArticle(professional))} quedó sin terminar y no se descontó de tu plan. Si todavía necesitás atención, podés pedir la guardia cuando quieras.</p>`,
});

/** Mail to the medical director about a late record: names its professional, never the patient. */
export const lateRecordMail = (
  brand: string,
  { id, professional_name, professional_licence, started_at, created_at }: VisitRow,
  publicUrl: string,
) => ({
  subject: `${brand}: una consulta sigue sin registro`,
  paragraphs: [
    `${withCapitalArticle(professional_name ?? '')} (${professional_licence}) atendió una consulta el ${dayText(started_at ?? created_at)} y todavía no guardó su registro.`,
    'Quien consultó ya puede volver a pedir la guardia, y la consulta no se descuenta mientras no tenga registro.',
    `Si nadie la va a completar, la consulta se cierra con un motivo desde el servidor: npm run cli -- visit:close --visit ${id} --reason "…"`,
  ],
  link: { label: `Ir a ${brand}`, url: publicUrl },
});
