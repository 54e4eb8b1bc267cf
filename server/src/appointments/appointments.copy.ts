import { expectedAt } from '@app/contract/appointments';
import { CLINIC_TIME_ZONE, hourOf, withArticle, withCapitalArticle } from '@app/contract/kernel';
import { escapeHtml } from '../platform/escape-html.ts';
import { FIRST_IN_LINE, nextHoursText } from './remind/remind.copy.ts';
import type { AppointmentRow } from './rows/appointment-rows.ts';

/** An appointment with the names of its sides. */
export type Sides = {
  row: AppointmentRow;
  patient: string;
  professional: string;
  /** Free hours to offer instead of a cancelled one. */
  next?: readonly Date[];
  /** Whether the patient is first in line for another hour of the specialty. */
  isFirst?: boolean;
  /** Whether patients book by themselves. */
  mayBook?: boolean;
};
export type Words = { subject: string; description: string };

const whenFormat = new Intl.DateTimeFormat('es-AR', {
  timeZone: CLINIC_TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 'lunes, 23 de noviembre, 17:20 h', in Argentina. */
export const whenOf = (instant: Date): string => `${whenFormat.format(instant)} h`;

const MINE = '<p><a href="/paciente/mis-turnos">Ver mis turnos</a></p>';
const OTHER_HOURS = '<p><a href="/paciente/nuevo-turno">Elegir otra hora</a></p>';
const AGENDA = '<p><a href="/profesional/agenda-de-turnos">Ver la agenda</a></p>';

const of = ({ patient, professional, row }: Sides) => ({
  patient: escapeHtml(patient),
  professional: escapeHtml(withArticle(professional)),
  /** For the start of a sentence. */
  capitalProfessional: escapeHtml(withCapitalArticle(professional)),
  when: escapeHtml(whenOf(row.starts_at)),
  text: row.closed_text ? ` Motivo: ${escapeHtml(row.closed_text)}.` : '',
});

/** For the professional: booked by the patient, or by staff for them. */
export function bookedNotice(sides: Sides): Words {
  const { patient, when } = of(sides);
  const booked =
    sides.row.booked_by === 'STAFF'
      ? `La clínica le dio turno a ${patient}: ${when}.`
      : `${patient} reservó el ${when}.`;
  return { subject: 'Nuevo turno en tu agenda', description: `<p>${booked}</p>${AGENDA}` };
}

/** For the patient: booked by the professional, or by staff. */
export function givenNotice(sides: Sides): Words {
  const { patient, professional, capitalProfessional, when } = of(sides);
  const given =
    sides.row.booked_by === 'STAFF'
      ? `La clínica te dio un turno con ${professional} para ${patient}: ${when}.`
      : `${capitalProfessional} te dio un turno para ${patient}: ${when}.`;
  return {
    subject: 'Tenés un turno nuevo',
    description: `<p>${given} Confirmalo desde Mis turnos.</p>${MINE}`,
  };
}

export function movedNotice(sides: Sides): Words {
  const { patient, professional, when } = of(sides);
  return {
    subject: 'Se cambió la hora de un turno',
    description: `<p>El turno de ${patient} con ${professional} es ahora el ${when}.</p>`,
  };
}

export function delayedNotice(sides: Sides): Words {
  const { capitalProfessional, when } = of(sides);
  const { delay_minutes: delayMinutes, starts_at } = sides.row;
  const at = hourOf(new Date(expectedAt({ startsAt: starts_at.getTime(), delayMinutes })));
  return {
    subject: 'Un turno empieza más tarde',
    description: `<p>${capitalProfessional} avisa que el turno del ${when} empieza unos ${delayMinutes} minutos más tarde, cerca de las ${at} h. Podés esperar en la sala.</p>${MINE}`,
  };
}

export function cancelledNotice(sides: Sides): Words {
  const { patient, professional, text, when } = of(sides);
  const next = sides.next ?? [];
  const first = sides.isFirst ? `<p>${FIRST_IN_LINE}</p>` : '';
  const others = next.length > 0 ? `<p>${escapeHtml(nextHoursText(next.map(whenOf)))}</p>` : '';
  const link = others && sides.mayBook ? OTHER_HOURS : MINE;
  return {
    subject: 'Se canceló un turno',
    description: `<p>El turno de ${patient} con ${professional} del ${when} quedó cancelado.${text} Podés elegir otra hora o pedir que te reprogramen.</p>${first}${others}${link}`,
  };
}

export function remindedNotice(sides: Sides): Words {
  const { patient, professional, when } = of(sides);
  return {
    subject: 'Recordatorio de un turno',
    description: `<p>${patient} tiene un turno con ${professional}: ${when}.</p>${MINE}`,
  };
}

/** For the professional: cancelled by the patient, or by staff. */
export function lostNotice(sides: Sides): Words {
  const { patient, text, when } = of(sides);
  // Staff cancels either directly or by closing hours.
  if (sides.row.closed_reason !== 'PATIENT') {
    return {
      subject: 'La clínica canceló un turno',
      description: `<p>La clínica canceló el turno de ${patient} del ${when}.${text}</p>${AGENDA}`,
    };
  }
  return {
    subject: 'Un paciente canceló su turno',
    description: `<p>${patient} canceló el turno del ${when}.${text}</p>${AGENDA}`,
  };
}

export function noShowNotice(sides: Sides): Words {
  const { capitalProfessional, patient, when } = of(sides);
  return {
    subject: 'Se perdió un turno',
    description: `<p>${capitalProfessional} esperó a ${patient} el ${when}. Si todavía hace falta la consulta, pedí otro turno o entrá a la guardia virtual.</p>${MINE}`,
  };
}

export function notAttendedNotice(sides: Sides): Words {
  const { capitalProfessional, patient, when } = of(sides);
  return {
    subject: 'Un turno no se pudo realizar',
    description: `<p>${capitalProfessional} no pudo atender el turno de ${patient} del ${when}. Lamentamos la espera: no se descuenta de tu plan. Podés pedir otro turno o entrar a la guardia virtual.</p>${MINE}`,
  };
}

export function changedAgendaNotice(sides: Sides): Words {
  const { capitalProfessional, patient, when } = of(sides);
  return {
    subject: 'Cambió la agenda de un profesional',
    description: `<p>${capitalProfessional} cambió sus horarios de ese día. El turno de ${patient} del ${when} sigue en pie.</p>${MINE}`,
  };
}

export function requestedNotice(sides: Sides): Words {
  const { patient, when } = of(sides);
  return {
    subject: 'Un paciente pide otra hora',
    description: `<p>${patient} pide cambiar el turno del ${when}: “${escapeHtml(sides.row.reschedule_request ?? '')}”.</p>${AGENDA}`,
  };
}

export function confirmedNotice(sides: Sides): Words {
  const { patient, when } = of(sides);
  return {
    subject: 'Turno confirmado',
    description: `<p>${patient} confirmó el turno del ${when}.</p>${AGENDA}`,
  };
}
