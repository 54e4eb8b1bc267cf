export * from './settlement.ts';
export * from './settlement-table.ts';
export * from './settlements.copy.ts';
export * from './settlements.endpoints.ts';
export * from './settlements.schema.ts';
