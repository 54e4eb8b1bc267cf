import { askAboutData } from '@app/contract/own-data';
import {
  assignRequest,
  getRequest,
  listOwnRequests,
  listRequests,
  noteRequest,
  type RequestRow,
  rejectRequest,
  resolveRequest,
} from '@app/contract/requests';
import type { Someone, SomePatient } from './clinic.ts';
import type { TestApp } from './test-app.ts';

export const ANSWER = 'Lo confirmamos con la obra social el mismo día.';

type Asked = Parameters<typeof listQuery>[0];
const listQuery = (query: {
  kind?: RequestRow['kind'];
  state?: RequestRow['state'];
  mine?: 'true';
  overdue?: 'true';
  after?: string;
}) => ({ query });

/** A patient asks for the deletion of their data; returns the act with which staff carries it out. */
export const deletionOf = async (t: TestApp, { personId: patientId, token }: SomePatient) => {
  const body = { kind: 'DELETION' } as const;
  const asked = await t.call(askAboutData, { params: { patientId }, body }, token);
  return async (admin: Someone): Promise<void> => {
    const answer = await requestsOf(t).resolve(asked.json().data.requestId, admin);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
};

/** What staff does with requests in a test's clinic. */
export const requestsOf = (t: TestApp) => ({
  list: ({ token }: Someone, query: Asked = {}) => t.call(listRequests, listQuery(query), token),
  rows: async ({ token }: Someone, query: Asked = {}): Promise<RequestRow[]> =>
    (await t.call(listRequests, listQuery(query), token)).json().data,
  read: (id: string, { token }: Someone) => t.call(getRequest, { params: { id } }, token),
  assign: (id: string, { token }: Someone, toMe = true) =>
    t.call(assignRequest, { params: { id }, body: { toMe } }, token),
  note: (id: string, { token }: Someone, text = 'Llamar después de las 14.') =>
    t.call(noteRequest, { params: { id }, body: { text } }, token),
  resolve: (id: string, { token }: Someone, answer = ANSWER, evidence?: string) =>
    t.call(
      resolveRequest,
      { params: { id }, body: { answer, ...(evidence !== undefined && { evidence }) } },
      token,
    ),
  reject: (id: string, { token }: Someone, answer = ANSWER) =>
    t.call(rejectRequest, { params: { id }, body: { answer } }, token),
  own: async ({ token }: Pick<Someone, 'token'>) =>
    (await t.call(listOwnRequests, { query: {} }, token)).json().data,
});
