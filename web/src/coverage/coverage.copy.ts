import type { CoverageProblem } from '@app/contract/coverage';
import { CONTACTS_PER_DAY, UNUSED_HOURS } from '@app/contract/coverage';
import { formatPesos } from '../ui/format.ts';

/** Texts of the plan. */
export const coverageCopy = {
  title: 'Mi Plan',
  current: 'Tu plan',
  contactTitle: 'Hablar con nosotros',
  backHome: 'Volver al inicio',
  holder: 'Titular',
  plan: 'Plan actual',
  withoutPlan: 'Sin plan',
  affiliate: 'Número de afiliado',
  members: 'Familiares en el plan',
  monthly: 'Consultas por mes',
  left: 'Te quedan este mes',
  outOfUse:
    'Este plan ya no está en la clínica y no cubre consultas. Pedí otro: te avisamos cuando esté.',
  outOfUseShort: 'Ninguna',
  unlimited: 'Sin límite',
  particular: 'Consulta particular',
  particularDetail:
    'Cuando usás todas las consultas de tu mes podés pagar una particular. Si no te atienden, te devolvemos lo que pagaste. Un turno particular se paga aparte, desde Mis turnos.',
  explanation: 'Para cambiar de plan, dejanos tu pedido y te llamamos al celular de tu perfil.',
  name: 'Nombre',
  phone: 'Celular',
  phoneHint: 'Si no es tu celular, cambialo en Mi perfil.',
  contact: 'Contáctame',
  sent: 'Información enviada correctamente.',
  /** Error catalogue: plan contact failure. */
  failed: 'Hubo un error al enviar la información, por favor, intentelo más tarde.',
  /** Error catalogue: plan lookup failed. */
  lookupFailed: 'Ocurrió un error en la búsqueda de planes',
  profileFailed: 'Ocurrió un error buscando el perfil del usuario',
  another: 'Quiero otro plan',
  removeMember: 'Quitar a un familiar',
  insurer: 'Obra social o prepaga',
  wanted: 'Plan que querés',
  affiliateNumber: 'Número de asociado',
  planNeedsInsurer: 'Seleccioná primero tu obra social',
  noPlans: 'No hay planes para esta obra social',
  loading: 'Cargando…',
  ask: 'Pedir cambio de plan',
  askDetail: 'Tu plan no cambia hasta que lo confirmemos.',
} as const;

/** Texts of paying one consultation. */
export const privateCopy = {
  title: 'Consulta particular',
  usedUp: 'Tu plan no tiene más consultas este mes.',
  offer: 'Podés pagar una particular y entrar a la fila con lo que ya cargaste.',
  promise: `Si no te atienden, te devolvemos lo que pagaste. También si no la usás en ${UNUSED_HOURS} horas.`,
  pay: (price: number) => `Pagar una consulta particular · ${formatPesos(price)}`,
  payment: 'Pago de la consulta particular',
  goesOn: 'Cuando se apruebe el pago entrás a la fila sin hacer nada más.',
  paid: 'Recibimos tu pago.',
  failed: 'Ocurrió un error con el servicio de pago',
} as const;

/** Texts of paying an appointment in private hours in advance. */
export const appointmentPaymentCopy = {
  title: 'Pagar la consulta',
  pay: (price: number) => `Pagar la consulta · ${formatPesos(price)}`,
  promise: 'Si cancelás el turno o no te atienden, te devolvemos lo que pagaste.',
  whileOpen: 'Cuando se apruebe el pago, el turno queda pago sin hacer nada más.',
  paid: 'Consulta pagada',
  returned: (price: number) =>
    `Te devolvemos los ${formatPesos(price)} que pagaste, por el mismo medio. Puede tardar unos días en verse.`,
} as const;

/** Why a request was refused. */
export const coverageProblem = {
  'coverage.plan-out-of-use': coverageCopy.outOfUse,
  'coverage.used-up': coverageCopy.failed,
  'coverage.not-used-up': 'Todavía te quedan consultas de tu plan este mes: no hace falta pagar.',
  'coverage.appointment-over':
    'Este turno ya no se puede pagar: se canceló, ya empezó, o el profesional no puede atender por ahora.',
  'coverage.not-sold': 'Por ahora no se pueden pagar consultas particulares.',
  'coverage.too-many-contacts': `Ya nos pediste que te llamemos ${CONTACTS_PER_DAY} veces hoy. Te llamamos a la brevedad.`,
  'coverage.change-pending': 'Ya pediste un cambio de plan y todavía lo estamos viendo.',
  'coverage.plan-unchanged': 'Ese es el plan que ya tenés.',
  'coverage.plan-not-offered': 'Ese plan ya no se ofrece. Elegí otro.',
} satisfies Record<CoverageProblem, string>;

/** Messages of the fields (specification). */
export const changeMessages = {
  insurerId: 'Este campo es obligatorio',
  planId: 'El plan es obligatorio',
  'affiliate.required': 'El número de asociado es requerido',
  'affiliate.digits': 'Ingresa sólo números',
} as const;
