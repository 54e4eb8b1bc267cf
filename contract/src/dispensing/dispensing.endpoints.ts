import { z } from 'zod';
import {
  doneSchema,
  endpoint,
  listOf,
  okOf,
  ownFamily,
  pageInAddress,
  searchDay,
  type Who,
} from '../kernel/index.ts';
import { DISPENSINGS_IN_TABLE, DISPENSINGS_PAGE } from './dispensing.limits.ts';
import {
  counterKeySchema,
  counterPrescriptionSchema,
  dispensingSchema,
  newBlockSchema,
  newDispensingSchema,
} from './dispensing.schema.ts';

const period = z.object({ fromDate: searchDay.optional(), toDate: searchDay.optional() });

export const openAtCounter = endpoint({
  method: 'POST',
  path: '/api/pharmacy/counter',
  who: { pharmacy: ['own branch', 'within limits'] },
  access: 'session',
  summary: "A prescription without an order, by its CUIR and its patient's DNI.",
  body: counterKeySchema,
  response: okOf(counterPrescriptionSchema),
});

export const dispense = endpoint({
  method: 'POST',
  path: '/api/pharmacy/counter/dispensings',
  who: { pharmacy: ['own branch', 'legal transition', 'within limits'] },
  access: 'session',
  summary: 'Dispenses a prescription, only once; patient and professional are notified.',
  body: newDispensingSchema,
  response: okOf(dispensingSchema),
});

export const blockPrescription = endpoint({
  method: 'POST',
  path: '/api/pharmacy/counter/blocks',
  who: { pharmacy: ['own branch', 'legal transition', 'within limits'] },
  access: 'session',
  summary: 'Blocks a prescription with a manifest error until its professional has reviewed it.',
  body: newBlockSchema,
  response: doneSchema,
});

export const listDispensings = endpoint({
  method: 'GET',
  path: '/api/pharmacy/dispensings',
  who: { pharmacy: ['own branch'] },
  access: 'session',
  summary: `What the caller's branch dispensed, newest first, ${DISPENSINGS_PAGE} per page.`,
  query: period.extend({ page: pageInAddress }),
  response: listOf(dispensingSchema),
});

export const exportDispensings = endpoint({
  method: 'GET',
  path: '/api/pharmacy/dispensings.csv',
  who: { pharmacy: ['own branch'] },
  access: 'session',
  summary: `The same as a spreadsheet, one line per medicine, of at most ${DISPENSINGS_IN_TABLE} dispensings.`,
  query: period,
});

const prescription = z.object({ prescriptionId: z.uuid() });

/** Who may read the proof of a dispensing. */
const readers = {
  patient: ownFamily,
  professional: ['live care', 'author', 'attended lately', 'granted', 'emergency'],
} as const satisfies Who;

export const getDispensing = endpoint({
  method: 'GET',
  path: '/api/prescriptions/:prescriptionId/dispensing',
  who: readers,
  access: 'session',
  summary: 'What was handed over for a prescription: the proof of dispensing.',
  params: prescription,
  response: okOf(dispensingSchema),
});

export const downloadDispensing = endpoint({
  method: 'GET',
  path: '/api/prescriptions/:prescriptionId/dispensing/pdf',
  who: readers,
  access: 'session',
  summary: 'The proof of dispensing as a PDF.',
  params: prescription,
});
