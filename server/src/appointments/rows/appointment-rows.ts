import type { NewRow, Row } from '../../platform/database/rows.ts';

export type AppointmentRow = Row<'appointment'>;
export type NewAppointmentRow = NewRow<'appointment'>;

/** What a command can change in an appointment. */
export type AppointmentChange = Partial<
  Pick<
    AppointmentRow,
    | 'begun_at'
    | 'closed_at'
    | 'closed_reason'
    | 'closed_text'
    | 'confirmed_at'
    | 'delay_minutes'
    | 'ends_at'
    | 'financer'
    | 'is_begun'
    | 'reminded_day_at'
    | 'reminded_hour_at'
    | 'reschedule_request'
    | 'schedule_id'
    | 'starts_at'
    | 'status'
  >
>;
