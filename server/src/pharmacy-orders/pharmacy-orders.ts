import type { Dispensing } from '../dispensing/index.ts';
import type { FamilyGroup } from '../family-group/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Payments } from '../payments/index.ts';
import type { Pharmacies } from '../pharmacies/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import type { Prescriptions } from '../prescriptions/index.ts';
import type { PriceList } from '../price-list/index.ts';
import type { Profiles } from '../profiles/index.ts';
import { orderEventsRepository } from './rows/order-events.repository.ts';
import { orderedRepository } from './rows/ordered.repository.ts';
import { ordersRepository } from './rows/orders.repository.ts';
import { quotesRepository } from './rows/quotes.repository.ts';
import { staffOrdersRepository } from './rows/staff-orders.repository.ts';

/** Dependencies of pharmacy orders. */
export type PharmacyOrdersNeeds = Pick<Platform, 'clock' | 'database' | 'log'> & {
  dispensing: Dispensing;
  familyGroup: Pick<FamilyGroup, 'findByLogin' | 'personsOf'>;
  notifications: Pick<Notifications, 'add' | 'push'>;
  payments: Payments;
  pharmacies: Pick<
    Pharmacies,
    | 'accountsIn'
    | 'accountsOf'
    | 'branchIn'
    | 'findByIds'
    | 'findOfAccount'
    | 'lockOpen'
    | 'requireOwnBranch'
    | 'search'
  >;
  prescriptions: Pick<
    Prescriptions,
    'findByIds' | 'findLines' | 'lockAll' | 'move' | 'release' | 'standingIn' | 'today'
  >;
  priceList: Pick<PriceList, 'brandsOf'>;
  profiles: Pick<Profiles, 'findAddress' | 'findPersonOfAccount' | 'findPersonsOfAccounts'>;
  voice: Pick<HubVoice, 'toAccounts'>;
};

/** Orders of prescriptions to the branches of pharmacies. */
export type PharmacyOrders = PharmacyOrdersNeeds & ReturnType<typeof repositories>;

const repositories = (database: Database) => ({
  events: orderEventsRepository(database),
  orders: ordersRepository(database),
  ordered: orderedRepository(database),
  ofStaff: staffOrdersRepository(database),
  quotes: quotesRepository(database),
});

export const createPharmacyOrders = (needs: PharmacyOrdersNeeds): PharmacyOrders => ({
  ...needs,
  ...repositories(needs.database),
});
