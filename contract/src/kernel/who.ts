import type { Condition } from './conditions.ts';

/** Everybody who may come to a call, one by one. */
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

/** Who may make a call, and under what. Whoever is not named is refused. */
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

/** Every account, and whoever has none. */
export const anybody = (...conditions: Conditions) =>
  ({ stranger: conditions, ...everybody(...conditions) }) as const satisfies Who;

/** A patient's own things, and those of whom the patient answers for. */
export const ownFamily = ['own account', 'own dependant'] as const satisfies Conditions;
