import { asList, asOk, asPage, done } from '@app/contract/kernel';
import * as contract from '@app/contract/messages';
import type { Route } from '../platform/http/route.ts';
import { listDeliveries } from './deliveries/list-deliveries.ts';
import { listStaffDeliveries, retryDelivery } from './deliveries/staff-deliveries.ts';
import type { Messages } from './messages.ts';
import { recipientOf, requireReach } from './send/require-reach.ts';
import { notifyPatient, sendMessage } from './send/send-message.ts';
import {
  addTemplate,
  listStaffTemplates,
  listTemplates,
  listTemplateVersions,
  publishTemplate,
} from './templates/templates.ts';
import { testTemplate } from './templates/test-template.ts';
import { whatsAppRoutes } from './whatsapp/whatsapp.routes.ts';

export function messagesRoutes(route: Route, messages: Messages) {
  route(contract.listTemplates, async ({ query }) =>
    asList(await listTemplates(messages, query.event)),
  );

  route(contract.getReach, async ({ actor, params }) => {
    const visit = await requireReach(messages, actor, params.queueId);
    return asOk({ whatsapp: (await recipientOf(messages, visit.account_id)).reach });
  });

  route(contract.sendMessage, async ({ actor, body, commandId }) => {
    await sendMessage(messages, actor, body, commandId);
    return done;
  });

  route(contract.notifyPatient, async ({ actor, body, commandId }) => {
    await notifyPatient(messages, actor, body, commandId);
    return done;
  });

  route(contract.listDeliveries, async ({ actor, query }) =>
    asList(await listDeliveries(messages, actor, query.familyMember)),
  );

  staffMessagesRoutes(route, messages);
  whatsAppRoutes(route, messages);
}

function staffMessagesRoutes(route: Route, messages: Messages) {
  route(contract.listStaffTemplates, async () => asList(await listStaffTemplates(messages)));

  route(contract.listTemplateVersions, async ({ params }) =>
    asList(await listTemplateVersions(messages, params.id)),
  );

  route(contract.addTemplate, async ({ actor, body }) =>
    asOk(await addTemplate(messages, actor, body)),
  );

  route(contract.publishTemplate, async ({ actor, params, version, body }) =>
    asOk(await publishTemplate(messages, actor, { id: params.id, seen: version, edit: body })),
  );

  route(contract.testTemplate, async ({ actor, params }) => {
    await testTemplate(messages, actor, params.id);
    return done;
  });

  route(contract.listStaffDeliveries, async ({ query }) =>
    asPage(await listStaffDeliveries(messages, query)),
  );

  route(contract.retryDelivery, async ({ actor, params }) => {
    await retryDelivery(messages, actor, params.id);
    return done;
  });
}
