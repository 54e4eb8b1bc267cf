import {
  DELIVERIES_REFRESH_MS,
  type Delivery,
  getReach,
  listDeliveries,
  listStaffDeliveries,
  listStaffTemplates,
  listTemplates,
  listTemplateVersions,
  type MessageEvent,
  type StaffDelivery,
  type StaffDeliveryState,
} from '@app/contract/messages';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { pagedQuery } from '../lib/server/paged-query.ts';

export const templatesQuery = (event: MessageEvent) =>
  queryOptions({
    queryKey: ['message-templates', event],
    queryFn: async () => (await call(listTemplates, { query: { event } })).data,
  });

export const reachQuery = (queueId: string) =>
  queryOptions({
    queryKey: ['message-reach', queueId],
    queryFn: async () => (await call(getReach, { params: { queueId } })).data,
  });

export const deliveriesQuery = (familyMember: string) =>
  queryOptions({
    queryKey: ['message-deliveries', familyMember],
    queryFn: async (): Promise<Delivery[]> =>
      (await call(listDeliveries, { query: { familyMember } })).data,
    // Unsent and failed messages are being tried again, so poll.
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ status }) => status !== 'ACCEPTED') ? DELIVERIES_REFRESH_MS : false,
  });

export const staffTemplatesQuery = queryOptions({
  queryKey: ['staff-templates'],
  queryFn: async () => (await call(listStaffTemplates, {})).data,
});

export const templateVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff-templates', id, 'versions'],
    queryFn: async () => (await call(listTemplateVersions, { params: { id } })).data,
  });

export const staffDeliveriesQuery = (state: StaffDeliveryState | undefined) =>
  infiniteQueryOptions({
    ...pagedQuery(['staff-deliveries', state], (after) =>
      call(listStaffDeliveries, { query: { ...(state && { state }), ...after } }),
    ),
    // Messages in transit may change, so poll; not those that were given up.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.data.some(isUnderWay)) ? DELIVERIES_REFRESH_MS : false,
  });

const isUnderWay = ({ state }: StaffDelivery): boolean => state === 'NEW' || state === 'ERROR';
