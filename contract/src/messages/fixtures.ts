import type { Delivery, StaffDelivery, StaffTemplate, Template } from './messages.schema.ts';

export const aTemplate = (over: Partial<Template> = {}): Template => ({
  id: '0198c0de-0000-7000-8000-00000000c001',
  template: 'Estamos por atenderte',
  description: 'El paciente es el próximo de la fila.',
  event: 'VIRTUAL_GUARD',
  hasWhatsApp: true,
  ...over,
});

export const aDelivery = (over: Partial<Delivery> = {}): Delivery => ({
  id: '0198c0de-0000-7000-8000-00000000c002',
  template: 'Estamos por atenderte',
  body: 'Hola, María. Te van a llamar en unos minutos.',
  creationDate: '2026-03-07T23:05:00.000Z',
  type: 'email',
  status: 'ACCEPTED',
  ...over,
});

export const aStaffTemplate = (over: Partial<StaffTemplate> = {}): StaffTemplate => ({
  id: '0198c0de-0000-7000-8000-00000000c001',
  template: 'Estamos por atenderte',
  description: 'El paciente es el próximo de la fila.',
  event: 'VIRTUAL_GUARD',
  subject: 'Estamos por atenderte',
  body: 'Hola, {{nombre}}.\n\n{{profesional}} te va a llamar.',
  whatsapp: {
    name: 'guardia_por_atender',
    language: 'es_AR',
    body: 'Hola, {{nombre}}. Entrá a {{enlace}}. Gracias.',
  },
  active: true,
  version: 1,
  published_at: '2026-03-07T23:05:00.000Z',
  ...over,
});

export const aStaffDelivery = (over: Partial<StaffDelivery> = {}): StaffDelivery => ({
  id: '0198c0de-0000-7000-8000-00000000c003',
  template: 'Estamos por atenderte',
  initials: 'M. G.',
  address: 'm•••@ejemplo.test',
  type: 'email',
  state: 'DEAD',
  tries: 5,
  error: '450 intentá más tarde',
  creationDate: '2026-03-07T23:05:00.000Z',
  ...over,
});
