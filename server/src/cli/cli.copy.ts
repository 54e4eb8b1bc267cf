import { escapeHtml } from '../platform/escape-html.ts';

export const closedVisitSubject = 'Cerramos una consulta que había quedado sin registro';

export const closedVisitBody = (professional: string): string =>
  `<p>La consulta con ${escapeHtml(professional)} quedó sin terminar y no se descontó de tu plan. Si todavía necesitás atención, podés pedir la guardia cuando quieras.</p>`;
