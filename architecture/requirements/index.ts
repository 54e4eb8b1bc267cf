import { accountsCalls } from './accounts-calls.ts';
import { accountsEntities } from './accounts-entities.ts';
import { accountsLimits } from './accounts-limits.ts';
import { accountsMessages } from './accounts-messages.ts';
import { accountsRoles } from './accounts-roles.ts';
import { accountsScreens } from './accounts-screens.ts';
import { accountsService } from './accounts-service.ts';
import { accountsStates } from './accounts-states.ts';
import { accountsValidation } from './accounts-validation.ts';
import { appointmentsOfPatients } from './appointments-of-patients.ts';
import { consultationsCalls } from './consultations-calls.ts';
import { consultationsEntities } from './consultations-entities.ts';
import { consultationsLimits } from './consultations-limits.ts';
import { consultationsMessages } from './consultations-messages.ts';
import { consultationsRoles } from './consultations-roles.ts';
import { consultationsScreens } from './consultations-screens.ts';
import { consultationsService } from './consultations-service.ts';
import { consultationsStates } from './consultations-states.ts';
import { consultationsValidation } from './consultations-validation.ts';
import { experience } from './experience.ts';
import { patientOrders } from './patient-orders.ts';
import { payments } from './payments.ts';
import { pharmacyConsole } from './pharmacy-console.ts';
import { pharmacyCounter } from './pharmacy-counter.ts';
import { pharmacyOrders } from './pharmacy-orders.ts';
import { privateConsultations } from './private-consultations.ts';
import { requests } from './requests.ts';
import { security } from './security.ts';
import { settlements } from './settlements.ts';

/** The requirements of the product: by section of its two specifications, and those beyond them. */
export const requirementGroups = [
  {
    source: 'accounts 1',
    title: 'What the product does and for whom',
    requirements: accountsService,
  },
  { source: 'accounts 2', title: 'Screens and routes', requirements: accountsScreens },
  { source: 'accounts 3', title: 'Entities', requirements: accountsEntities },
  { source: 'accounts 4', title: 'States and transitions', requirements: accountsStates },
  { source: 'accounts 5', title: 'Validation rules', requirements: accountsValidation },
  { source: 'accounts 6', title: 'Roles and permissions', requirements: accountsRoles },
  { source: 'accounts 7', title: 'Calls', requirements: accountsCalls },
  {
    source: 'accounts 8',
    title: 'Error catalogue and success messages',
    requirements: accountsMessages,
  },
  { source: 'accounts 9', title: 'Constants and limits', requirements: accountsLimits },
  {
    source: 'consultations 1',
    title: 'What the product does and for whom',
    requirements: consultationsService,
  },
  { source: 'consultations 2', title: 'Screens and routes', requirements: consultationsScreens },
  { source: 'consultations 3', title: 'Entities and fields', requirements: consultationsEntities },
  { source: 'consultations 4', title: 'States and transitions', requirements: consultationsStates },
  { source: 'consultations 5', title: 'Validation rules', requirements: consultationsValidation },
  { source: 'consultations 6', title: 'Roles and permissions', requirements: consultationsRoles },
  { source: 'consultations 7', title: 'Calls', requirements: consultationsCalls },
  { source: 'consultations 8', title: 'Error catalogue', requirements: consultationsMessages },
  { source: 'consultations 9', title: 'Constants and limits', requirements: consultationsLimits },
  { source: '', title: 'Beyond the specification: security', requirements: security },
  { source: '', title: 'Beyond the specification: experience', requirements: experience },
  {
    source: '',
    title: 'Beyond the specification: the counter of a pharmacy',
    requirements: pharmacyCounter,
  },
  {
    source: '',
    title: 'Beyond the specification: pharmacy orders',
    requirements: pharmacyOrders,
  },
  {
    source: '',
    title: 'Beyond the specification: the console of a pharmacy',
    requirements: pharmacyConsole,
  },
  {
    source: '',
    title: 'Beyond the specification: the orders of a patient',
    requirements: patientOrders,
  },
  { source: '', title: 'Beyond the specification: payments', requirements: payments },
  {
    source: '',
    title: 'Beyond the specification: private consultations',
    requirements: privateConsultations,
  },
  {
    source: '',
    title: 'Beyond the specification: the appointments of a patient',
    requirements: appointmentsOfPatients,
  },
  { source: '', title: 'Beyond the specification: settlements', requirements: settlements },
  {
    source: '',
    title: 'Beyond the specification: requests and the own data',
    requirements: requests,
  },
] as const;

type Names<Group> = Group extends { requirements: infer List } ? keyof List : never;
export type Requirement = Names<(typeof requirementGroups)[number]>;

/**
 * The first line of a test that proves a requirement. It does nothing at run time:
 * docs/specification-coverage.md is generated from the code, and a wrong name does not compile.
 */
export function proves(..._requirements: [Requirement, ...Requirement[]]): void {}
