import type { Condition } from './conditions.ts';

/** Kinds of callers. */
export const callers = [
  'stranger',
  'patient',
  'professional',
  'admin',
  'medicalDirector',
  'pharmacy',
] as const;
export type Caller = (typeof callers)[number];

type Conditions = readonly [Condition, ...Condition[]];

/** Who may make a call, and under which conditions. Roles left out are refused. */
export type Who = { readonly [caller in Caller]?: Conditions };

/** Both roles of the staff. */
export const staff = (...conditions: Conditions) =>
  ({ admin: conditions, medicalDirector: conditions }) as const satisfies Who;

/** Every account, whatever its role. */
export const everybody = (...conditions: Conditions) =>
  ({
    patient: conditions,
    professional: conditions,
    ...staff(...conditions),
    pharmacy: conditions,
  }) as const satisfies Who;

/** Everybody, with or without an account. */
export const anybody = (...conditions: Conditions) =>
  ({ stranger: conditions, ...everybody(...conditions) }) as const satisfies Who;

/** A patient's own data, and that of their dependants. */
export const ownFamily = ['own account', 'own dependant'] as const satisfies Conditions;
