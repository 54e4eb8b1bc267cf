import { z } from 'zod';
import { isDay, percentSchema, pesosSchema, priceSchema } from '../kernel/index.ts';
import { TAKEN_BACK_KINDS } from '../payments/index.ts';
import { branchOfficeSchema } from '../pharmacies/index.ts';
import { codedText, PRESCRIPTION_LINES_MAX, QUANTITY_MAX } from '../prescriptions/index.ts';
import { addressStepSchema } from '../profiles/index.ts';
import { NEW_ORDER, ORDER_STATUSES, type OrderStatus, PATIENT_REQUESTS } from './order-state.ts';
import {
  GUIDE_NUMBER_MAX,
  ORDER_PRESCRIPTIONS_MAX,
  ORDER_REASON_MAX,
  QUOTE_EXTRAS_MAX,
  QUOTE_LINES_MAX,
  QUOTE_VALID_HOURS,
  QUOTE_VALID_HOURS_MAX,
  QUOTED_NAME_MAX,
} from './pharmacy-orders.limits.ts';

const instant = z.iso.datetime();
const day = z.string().refine(isDay, 'day.invalid');

/** Where an order is delivered: the profile's address, or another one for this order only. */
export const deliveryAddressSchema = addressStepSchema.shape.address_dto
  .pick({ street: true, number: true, number_department: true, floor: true, city: true })
  .strict();
export type DeliveryAddress = z.output<typeof deliveryAddressSchema>;

/** How the patient receives an order: at the branch, or at home. */
export const deliverySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('PICKUP') }),
  z.strictObject({ kind: z.literal('DELIVERY'), address: deliveryAddressSchema }),
]);
export type Delivery = z.output<typeof deliverySchema>;

/**
 * Prescriptions sent to one branch (specification, consultations: section 7). Without a delivery the patient
 * picks them up.
 */
export const newOrderSchema = z.strictObject({
  branchOffice: z.strictObject({ id: z.uuid() }),
  prescriptions: z
    .array(z.strictObject({ id: z.uuid() }))
    .min(1, 'prescriptions.required')
    .max(ORDER_PRESCRIPTIONS_MAX, 'prescriptions.too-many')
    .refine(
      (prescriptions) => new Set(prescriptions.map(({ id }) => id)).size === prescriptions.length,
      'prescriptions.repeated',
    ),
  delivery: deliverySchema.default({ kind: 'PICKUP' }),
});

const requested = Object.keys(PATIENT_REQUESTS) as [OrderStatus, ...OrderStatus[]];

/**
 * What a patient requests for an order. Statuses other than these are refused and the order stays unchanged.
 * `paymentDetail` identifies the payment that was started.
 */
export const orderRequestSchema = z.object({
  purchaseOrder: z.object({
    id: z.uuid(),
    status: z.enum(ORDER_STATUSES),
    statusReason: z.string().trim().max(ORDER_REASON_MAX).nullish(),
    paymentDetail: z.object({ id: z.uuid() }).nullish(),
  }),
});
export const isPatientRequest = (status: OrderStatus): status is keyof typeof PATIENT_REQUESTS =>
  requested.includes(status);

/** A pharmacy order as its patient and its branch read it. Amounts are pesos. */
export const orderSchema = z.object({
  id: z.string(),
  /** The order's number, as people say it. */
  purchaseOrderId: z.string(),
  status: z.enum(ORDER_STATUSES),
  statusReason: z.string().nullable(),
  /** Whether a pharmacy blocked one of its prescriptions, on which its professional has to decide. */
  isHeld: z.boolean(),
  /** Whether a prescription of it was annulled while it was open, so that the rest is served without it. */
  hasAnnulled: z.boolean(),
  /** Whether it is paid though a prescription of it was dispensed elsewhere, so that its branch cannot serve it. */
  isServedElsewhere: z.boolean(),
  /** How its money was taken back, until staff decides; nothing is handed over or shipped meanwhile. */
  takenBack: z.enum(TAKEN_BACK_KINDS).nullable(),
  branchOffice: branchOfficeSchema,
  /** The patients, each once. */
  patientNames: z.array(z.string()),
  /** The first medicine, and how many there are. */
  firstMedication: z.string(),
  medications: z.number().int(),
  createdDate: instant,
  quotedDate: instant.nullable(),
  prepaidDate: instant.nullable(),
  paidDate: instant.nullable(),
  sentDate: instant.nullable(),
  deliveredDate: instant.nullable(),
  rejectedDate: instant.nullable(),
  expiredDate: instant.nullable(),
  /** Deadline for the branch to quote, or for the patient to accept; null once neither is pending. */
  expirationDate: instant.nullable(),
  /** Null until it is quoted. */
  total: pesosSchema.nullable(),
  deliveryCost: pesosSchema.nullable(),
  discountOrder: percentSchema,
  discountExtra: percentSchema,
  /** Number of the current quote; a payment belongs to one quote. */
  quoteVersion: z.number().int(),
  /** The day on which the branch promises to have it ready. */
  promisedDate: day.nullable(),
  delivery: deliverySchema,
  guideNumber: z.string().nullable(),
  /** What the patient asked of a paid order, and the branch's words if it says no; null if they did not ask. */
  cancellation: z
    .object({ reason: z.string(), askedDate: instant, answer: z.string().nullable() })
    .nullable(),
  /** What is refunded because the order failed, or was only partly handed over; null if nothing is. */
  refund: z.object({ amount: pesosSchema, refundedDate: instant.nullable() }).nullable(),
});
export type Order = z.infer<typeof orderSchema>;

const priced = {
  name: codedText('name', { max: QUOTED_NAME_MAX }),
  quantity: z
    .number('quantity.required')
    .int('quantity.numbers-only')
    .min(1, 'quantity.too-low')
    .max(QUANTITY_MAX, 'quantity.too-high'),
  unitPrice: priceSchema,
  discount: percentSchema,
};

/** Something that a branch charges besides the medicines. */
export const orderExtraSchema = z.strictObject(priced);
export type OrderExtra = z.infer<typeof orderExtraSchema>;

/** A line of a quote: the product offered for one line of one prescription. */
export const orderItemSchema = z.strictObject({
  ...priced,
  prescriptionId: z.uuid(),
  item: z.number().int().min(1).max(PRESCRIPTION_LINES_MAX),
  pack: codedText('pack', { max: QUOTED_NAME_MAX }),
  /** Whether the patient's coverage pays the discount; it does not change the amounts. */
  covered: z.boolean(),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/** A line of a quote as it is read, with how many packs the branch handed over for the order. */
export const quotedItemSchema = orderItemSchema.extend({ handedOver: z.number().int() });
export type QuotedItem = z.infer<typeof quotedItemSchema>;

/** A branch's quote for an order. Lines left out are out of stock. */
export const newQuoteSchema = z.strictObject({
  items: z
    .array(orderItemSchema)
    .min(1, 'items.required')
    .max(QUOTE_LINES_MAX, 'items.too-many')
    .refine(
      (items) =>
        new Set(items.map(({ prescriptionId, item }) => `${prescriptionId} ${item}`)).size ===
        items.length,
      'items.repeated',
    ),
  extras: z.array(orderExtraSchema).max(QUOTE_EXTRAS_MAX, 'extras.too-many').default([]),
  discountOrder: percentSchema.default(0),
  discountExtra: percentSchema.default(0),
  deliveryCost: priceSchema.default(0),
  validHours: z
    .number('validHours.required')
    .int('validHours.numbers-only')
    .min(1, 'validHours.too-low')
    .max(QUOTE_VALID_HOURS_MAX, 'validHours.too-high')
    .default(QUOTE_VALID_HOURS),
  /** The day on which the branch will have it ready; no prescription may expire before. */
  promisedDate: day,
  /** The branch was asked and says that what costs nothing is meant so (requirement: free only on purpose). */
  isFreeMeant: z.boolean().default(false),
});
export type NewQuote = z.output<typeof newQuoteSchema>;

/** Why a branch does not serve an order, why a patient wants it cancelled, or why it is not. */
export const orderReasonSchema = z.strictObject({
  reason: codedText('reason', { max: ORDER_REASON_MAX }),
});

/** How an order leaves the branch; without a guide number it waits there for pickup. */
export const shipmentSchema = z.strictObject({
  guideNumber: codedText('guideNumber', { max: GUIDE_NUMBER_MAX }).nullable(),
});

/** The branch's proof that an order arrived, when its patient did not confirm it. */
export const deliveryProofSchema = z.strictObject({
  proof: codedText('proof', { max: ORDER_REASON_MAX }),
});

/** Statuses in an address, separated by commas; `NEW`, the specification's other name of CREATED, is accepted. */
export const statusesInAddress = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum([...ORDER_STATUSES, NEW_ORDER])).max(ORDER_STATUSES.length + 1));

/** Orders per tab. */
export const orderCountsSchema = z.record(z.enum(ORDER_STATUSES), z.number().int());

/** Pushed to the patient of an order and to the accounts of its branch. */
export const orderEventSchema = z.object({
  command: z.literal('PurchaseOrder'),
  order: orderSchema.pick({ id: true, purchaseOrderId: true, status: true }),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;
