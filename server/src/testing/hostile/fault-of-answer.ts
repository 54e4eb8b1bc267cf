import { accountsProblems } from '@app/contract/accounts';
import { appointmentsProblems } from '@app/contract/appointments';
import { approvalsProblems } from '@app/contract/approvals';
import { availabilityProblems } from '@app/contract/availability';
import { catalogsProblems } from '@app/contract/catalogs';
import { consentsProblems } from '@app/contract/consents';
import { consultationsProblems } from '@app/contract/consultations';
import { contentsProblems } from '@app/contract/contents';
import { coverageProblems } from '@app/contract/coverage';
import { dispensingProblems } from '@app/contract/dispensing';
import { familyGroupProblems } from '@app/contract/family-group';
import { guardQueueProblems } from '@app/contract/guard-queue';
import { guardShiftsProblems } from '@app/contract/guard-shifts';
import { type EndpointSpec, kernelProblems, problemSchema } from '@app/contract/kernel';
import { licenceProblems } from '@app/contract/licence-verification';
import { messagesProblems } from '@app/contract/messages';
import { notificationsProblems } from '@app/contract/notifications';
import { operationsProblems } from '@app/contract/operations';
import { ownAccountProblems } from '@app/contract/own-account';
import { ownDataProblems } from '@app/contract/own-data';
import { paymentsProblems } from '@app/contract/payments';
import { peopleProblems } from '@app/contract/people';
import { pharmaciesProblems } from '@app/contract/pharmacies';
import { pharmacyOrdersProblems } from '@app/contract/pharmacy-orders';
import { prescriptionsProblems } from '@app/contract/prescriptions';
import { priceListProblems } from '@app/contract/price-list';
import { profilesProblems } from '@app/contract/profiles';
import { recordAccessProblems } from '@app/contract/record-access';
import { registryChecksProblems } from '@app/contract/registry-checks';
import { requestsProblems } from '@app/contract/requests';
import { videoCallProblems } from '@app/contract/video-call';
import { visitProblems } from '@app/contract/visits';
import type { TestApp } from '../test-app.ts';

/** Every problem code, with its status. */
const STATUS_OF: Record<string, number> = {
  ...kernelProblems,
  ...accountsProblems,
  ...appointmentsProblems,
  ...approvalsProblems,
  ...availabilityProblems,
  ...catalogsProblems,
  ...consentsProblems,
  ...consultationsProblems,
  ...contentsProblems,
  ...coverageProblems,
  ...dispensingProblems,
  ...familyGroupProblems,
  ...guardQueueProblems,
  ...guardShiftsProblems,
  ...licenceProblems,
  ...messagesProblems,
  ...notificationsProblems,
  ...operationsProblems,
  ...ownAccountProblems,
  ...ownDataProblems,
  ...paymentsProblems,
  ...peopleProblems,
  ...pharmaciesProblems,
  ...pharmacyOrdersProblems,
  ...prescriptionsProblems,
  ...priceListProblems,
  ...profilesProblems,
  ...recordAccessProblems,
  ...registryChecksProblems,
  ...requestsProblems,
  ...videoCallProblems,
  ...visitProblems,
};

/** Internals of server and database that no answer may contain. */
const INTERNALS =
  /violates|invalid (input|byte)|syntax error|out of range for type|duplicate key value|\.[cm]?[jt]s:\d+|node_modules|ECONN|\bat \w+ \(|Cannot read|is not a function/;

type Answer = Awaited<ReturnType<TestApp['http']['inject']>>;

/** What is wrong with an answer to any request; `undefined` if it follows the contract. */
export function faultOfAnswer(endpoint: EndpointSpec, answer: Answer): string | undefined {
  const { statusCode } = answer;
  if (statusCode >= 500) return `${statusCode}: ${answer.body.slice(0, 400)}`;
  if (statusCode === 401 && answer.body === '' && isOfProvider(endpoint)) return undefined;
  if (statusCode >= 400) return faultOfRefusal(answer);
  if (statusCode >= 300) return answer.headers.location ? undefined : 'leads nowhere';
  if (!endpoint.response) return undefined;
  const parsed = endpoint.response.safeParse(answer.json());
  return parsed.success ? undefined : `off schema: ${parsed.error.message.slice(0, 400)}`;
}

/** Whether a call is made by a provider, which gets only the status. */
const isOfProvider = ({ who }: EndpointSpec): boolean =>
  Object.values(who).flat().includes('provider signature');

function faultOfRefusal({ statusCode, headers, body }: Answer): string | undefined {
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return `a refusal as ${headers['content-type']}: ${body.slice(0, 400)}`;
  const parsed = problemSchema.safeParse(JSON.parse(body));
  if (!parsed.success) return `no problem of RFC 9457: ${body.slice(0, 400)}`;
  // The address and field names come from the request.
  const { path: _, fieldErrors = [], ...ours } = parsed.data;
  if (STATUS_OF[ours.code] !== statusCode) return `${statusCode} says ${ours.code}`;
  const said = JSON.stringify([ours, fieldErrors.map(({ code }) => code)]);
  return INTERNALS.test(said) ? `tells internals: ${said.slice(0, 400)}` : undefined;
}
