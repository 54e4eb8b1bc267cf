export * from './branch-orders.endpoints.ts';
export * from './order-amounts.ts';
export * from './order-deadlines.ts';
export * from './order-state.ts';
export * from './pharmacy-orders.endpoints.ts';
export * from './pharmacy-orders.limits.ts';
export * from './pharmacy-orders.problems.ts';
export * from './pharmacy-orders.schema.ts';
