import { z } from 'zod';
import { keySchema } from '../accounts/index.ts';
import { isDay, requiredText, rowNumber, typedText } from '../kernel/index.ts';
import { visitPhases } from '../visits/index.ts';
import { APPOINTMENT_STATUSES, CLOSED_REASONS } from './appointment-state.ts';
import {
  APPOINTMENT_REASON_MAX,
  APPOINTMENT_TEXT_MAX,
  DELAYS_MINUTES,
} from './appointments.limits.ts';

const instant = z.iso.datetime();

/** An appointment as its patient, its professional and staff read it. */
export const appointmentSchema = z.object({
  id: z.string(),
  /** The instant of its hour. */
  appointment_date: instant,
  /** Its day and hours in Argentina. */
  date: z.string(),
  hour: z.string(),
  endHour: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  closedReason: z.enum(CLOSED_REASONS).nullable(),
  /** What the other side wrote when cancelling. Staff reads only what staff wrote. */
  closedText: z.string().nullable(),
  patient_dto: z.object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    aliasOrFullName: z.string(),
    isHolder: z.boolean(),
  }),
  professional_dto: z.object({
    id: z.string(),
    aliasOrFullName: z.string(),
    licence_label: z.string(),
  }),
  /** Whether the professional can attend today: neither suspended nor deactivated, and with a licence in force. */
  professionalAttends: z.boolean(),
  specialtyId: z.number().int(),
  specialty: z.string(),
  /** The row of the availability in which it is booked, under both names of the specification. */
  time_availability_id: z.string(),
  idSchedule: z.string(),
  schedule_dto: z.object({ id: z.string(), check_in: z.string(), check_out: z.string() }),
  attention_type_id: z.number().int(),
  /** Who pays: the insurer and plan, or 'Particular'. */
  financer: z.string(),
  /** Whether the patient confirmed attendance, or came. */
  confirm: z.boolean(),
  /** Empty for staff, who read nothing clinical. */
  reason: z.string(),
  bookedBy: z.enum(['PATIENT', 'PROFESSIONAL', 'STAFF']),
  delayMinutes: z.number().int(),
  /** From when to when its patient may enter. */
  joinFrom: instant,
  joinUntil: instant,
  /** Until when the patient is expected; after that the professional may report that the patient did not come. */
  awaitedUntil: instant,
  /** The consultation that was started for it; null until then. */
  consultationId: z.string().nullable(),
  visitPhase: z.enum(visitPhases).nullable(),
  /** Whether its patient is in the waiting room now. */
  patientIsWaiting: z.boolean(),
  /** What the patient wrote when asking for another hour; empty for staff. Null if nothing was asked. */
  rescheduleRequest: z.string().nullable(),
  version: z.number().int(),
});
export type Appointment = z.infer<typeof appointmentSchema>;

/** A free hour; to book it, send it back. */
export const slotSchema = z.object({
  time_availability_id: z.string(),
  appointment_date: instant,
  date: z.string(),
  hour: z.string(),
  attention_type_id: z.number().int(),
  professionalId: z.string(),
});
export type Slot = z.infer<typeof slotSchema>;

/** The appointments of an agenda and its free hours. */
export const agendaSchema = z.object({
  appointments: z.array(appointmentSchema),
  free: z.array(slotSchema),
});
export type Agenda = z.infer<typeof agendaSchema>;

/**
 * Which of today's appointments staff lists. AHEAD: their hour is to come. NOT_BEGUN: it has come, and nobody began
 * them. WAITING: their patient is in the waiting room. NOT_ATTENDED: closed since nobody began them.
 */
export const TODAYS_STANDINGS = [
  'AHEAD',
  'NOT_BEGUN',
  'WAITING',
  'UNCONFIRMED',
  'NOT_ATTENDED',
] as const;
export type TodaysStanding = (typeof TODAYS_STANDINGS)[number];

/** A patient found by staff, to book an appointment for. */
export const appointmentPatientSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  id_number: z.string(),
  /** Insurer and plan; empty if the patient has none and pays. */
  financer: z.string(),
});
export type AppointmentPatient = z.infer<typeof appointmentPatientSchema>;

export const newAppointmentSchema = z.strictObject({
  /** The person to be attended: the caller or a member of the family group. */
  patientId: z.uuid(),
  time_availability_id: z.uuid(),
  appointment_date: instant,
  reason: requiredText(APPOINTMENT_REASON_MAX),
});
export type NewAppointment = z.output<typeof newAppointmentSchema>;

/** The specification's update: the only status that a client may ask for. */
export const appointmentUpdateSchema = z.strictObject({
  status: z.literal('cancelled'),
  reason: typedText(APPOINTMENT_TEXT_MAX).default(''),
  /** Also blocks the hour in the agenda, so that nobody gets it; only for its professional. */
  block: z.boolean().optional(),
});

export const rescheduleSchema = z.strictObject({
  time_availability_id: z.uuid(),
  appointment_date: instant,
});

export const textSchema = z.strictObject({ text: requiredText(APPOINTMENT_TEXT_MAX) });

export const delaySchema = z.strictObject({
  minutes: z
    .number()
    .int()
    .refine((minutes) => DELAYS_MINUTES.some((known) => known === minutes), 'minutes.unknown'),
});

/** The consultation of an appointment: its id opens the call (specification, consultations: section 4). */
export const appointmentConsultationSchema = z.object({
  consultationId: z.string(),
  appointmentId: z.string(),
  phase: z.enum(visitPhases),
});

/** A professional with whom an appointment may be booked, and their next free hour. */
export const bookableSchema = z.object({
  professionalId: z.string(),
  name: z.string(),
  licence_label: z.string(),
  /** The first of the professional's specialties; appointments are booked in it. */
  specialtyId: z.number().int(),
  specialty: z.string(),
  next: slotSchema.nullable(),
});
export type Bookable = z.infer<typeof bookableSchema>;

/** A professional whose agenda staff can open. */
export const givingProfessionalSchema = bookableSchema.omit({ next: true }).extend({
  /** Whether they can attend; the agenda of one who cannot has no free hours, and keeps its appointments. */
  attends: z.boolean(),
});
export type GivingProfessional = z.infer<typeof givingProfessionalSchema>;

/** What it touches that a professional cannot attend: only numbers. */
export const touchedSchema = z.object({
  /** Booked appointments that have not begun, and the day of the first; null without any. */
  appointments: z.number().int(),
  firstDate: z.string().nullable(),
  /** How many of them are paid in advance. */
  paid: z.number().int(),
  /** Patients in the waiting room now. */
  waitingNow: z.number().int(),
  /** Consultations without a record. */
  pendingRecords: z.number().int(),
  /** Places in this professional's waiting list. */
  waitingPlaces: z.number().int(),
  guardShifts: z.number().int(),
});
export type Touched = z.infer<typeof touchedSchema>;

export const cancelAheadSchema = z.strictObject({
  professionalId: z.uuid(),
  /** The professional of the same specialty whose free hours are offered to the patients instead. */
  substituteId: z.uuid().optional(),
  /** The patients read it. */
  reason: requiredText(APPOINTMENT_TEXT_MAX),
});

/** An entry in a waiting list: of one professional, or of any professional of a specialty. */
export const waitingPlaceSchema = z.object({
  id: z.string(),
  patientId: z.string(),
  patientName: z.string(),
  specialtyId: z.number().int(),
  specialty: z.string(),
  /** While the professional cannot attend, no hour becomes free. */
  professional: z.object({ id: z.string(), name: z.string(), attends: z.boolean() }).nullable(),
  /** Offered hours before the others, since the clinic cancelled this person's appointment. */
  isFirst: z.boolean(),
  createdDate: instant,
  /** The freed hour reserved for this person, and until when. */
  offer: z.object({ slot: slotSchema, professionalName: z.string(), until: instant }).nullable(),
});
export type WaitingPlace = z.infer<typeof waitingPlaceSchema>;

export const newWaitingPlaceSchema = z.strictObject({
  patientId: z.uuid(),
  specialtyId: rowNumber,
  professionalId: z.uuid().nullable().default(null),
  reason: requiredText(APPOINTMENT_REASON_MAX),
});

/** What a mailed link does. */
export const LINK_ACTS = ['CONFIRM', 'CANCEL'] as const;
export const linkKeySchema = z.strictObject({ key: keySchema });

/** What the page shows before the link is used: nothing clinical, since anyone with the mail can open it. */
export const linkedAppointmentSchema = z.object({
  act: z.enum(LINK_ACTS),
  status: z.enum(APPOINTMENT_STATUSES),
  confirm: z.boolean(),
  date: z.string(),
  hour: z.string(),
  professionalName: z.string(),
  patientFirstName: z.string(),
});
export type LinkedAppointment = z.infer<typeof linkedAppointmentSchema>;

/** Tells both sides that an appointment changed; they fetch it again. */
export const appointmentEventSchema = z.object({
  command: z.literal('Appointment'),
  appointmentId: z.string(),
});
export type AppointmentEvent = z.infer<typeof appointmentEventSchema>;

export const dayInAddress = z.string().refine(isDay, 'day.invalid');
