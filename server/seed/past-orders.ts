import type { PastVisit } from './past-visits.ts';

/** When a step of a past order took place: days after its visit, and the hour in Argentina. */
type Step = { daysLater: number; at: string };

/** The steps that a past order to the demonstration's branch has gone through. */
export type PastOrder = {
  sent: Step & { street?: string };
  declined?: Step & { reason: string };
  expired?: Step;
  quoted?: Step & {
    name: string;
    pack: string;
    unitPrice: number;
    /** Percentage paid by the coverage. */
    covered: number;
    deliveryCost?: number;
  };
  begun?: Step;
  paid?: Step;
  dispensed?: Step & { lot: string };
  shipped?: Step & { guideNumber?: string };
  accepted?: Step;
};

type VisitWithOrder = PastVisit & { order: PastOrder };

const ordinary = (
  daysAgo: number,
  [generic, concentration, posology]: [string, string, string],
  reason: string,
): PastVisit => ({
  daysAgo,
  at: '10:30',
  who: 0,
  minutes: 8,
  diagnosis: { cie_10: 'Z76.0', name: 'Consulta para repetición de receta' },
  reason,
  detail: 'Tratamiento habitual, sin cambios ni efectos adversos. Se renueva la receta.',
  medicines: [{ generic, concentration, quantity: 1, posology }],
});

const enalapril = ['Enalapril', '10 mg', '1 comprimido cada 24 horas'] as [string, string, string];
const paracetamol = ['Paracetamol', '500 mg', '1 comprimido cada 8 horas si hay dolor'] as [
  string,
  string,
  string,
];
const ibuprofeno = ['Ibuprofeno', '400 mg', '1 comprimido cada 12 horas si hay dolor'] as [
  string,
  string,
  string,
];

const actron = { name: 'Actron 400', pack: 'Envase por 20', unitPrice: 6240.5, covered: 40 };
const tafirol = { name: 'Tafirol 500', pack: 'Envase por 30', unitPrice: 4812.35, covered: 40 };
const lotrial = { name: 'Lotrial 10', pack: 'Envase por 30', unitPrice: 9875, covered: 70 };

/** One order in every status, the newest last; prescriptions of failed orders can be sent again. */
export const pastOrders: VisitWithOrder[] = [
  {
    ...ordinary(26, enalapril, 'Renovar la receta de enalapril'),
    order: {
      sent: { daysLater: 0, at: '18:00' },
      quoted: { daysLater: 0, at: '18:40', ...lotrial },
      begun: { daysLater: 1, at: '08:58' },
      paid: { daysLater: 1, at: '09:00' },
      dispensed: { daysLater: 1, at: '11:30', lot: 'E5520' },
      shipped: { daysLater: 1, at: '11:45' },
      accepted: { daysLater: 2, at: '17:20' },
    },
  },
  {
    ...ordinary(22, paracetamol, 'Dolor de cabeza'),
    order: {
      sent: { daysLater: 0, at: '12:15' },
      declined: { daysLater: 0, at: '13:05', reason: 'No tenemos stock y no nos confirman fecha' },
    },
  },
  {
    ...ordinary(19, ibuprofeno, 'Dolor de rodilla'),
    order: { sent: { daysLater: 1, at: '09:00' }, expired: { daysLater: 8, at: '09:01' } },
  },
  {
    ...ordinary(14, ibuprofeno, 'Dolor de hombro'),
    order: {
      sent: { daysLater: 0, at: '16:00', street: 'Av. Rivadavia' },
      quoted: { daysLater: 0, at: '16:30', ...actron, deliveryCost: 1500 },
      begun: { daysLater: 0, at: '20:08' },
      paid: { daysLater: 0, at: '20:10' },
      dispensed: { daysLater: 1, at: '09:30', lot: 'B1207' },
      shipped: { daysLater: 10, at: '10:00', guideNumber: 'CA 448 120 775' },
    },
  },
  {
    ...ordinary(9, paracetamol, 'Dolor de muela'),
    order: {
      sent: { daysLater: 6, at: '15:00' },
      quoted: { daysLater: 6, at: '15:20', ...tafirol },
      begun: { daysLater: 8, at: '08:28' },
      paid: { daysLater: 8, at: '08:30' },
    },
  },
  {
    ...ordinary(8, enalapril, 'Renovar la receta de enalapril'),
    order: {
      sent: { daysLater: 6, at: '19:00' },
      quoted: { daysLater: 7, at: '08:40', ...lotrial },
      begun: { daysLater: 7, at: '09:00' },
    },
  },
  {
    ...ordinary(7, ibuprofeno, 'Dolor de espalda'),
    order: {
      sent: { daysLater: 5, at: '21:10' },
      quoted: { daysLater: 6, at: '08:20', ...actron },
    },
  },
  {
    ...ordinary(6, paracetamol, 'Dolor de garganta'),
    order: { sent: { daysLater: 5, at: '11:40' } },
  },
];
