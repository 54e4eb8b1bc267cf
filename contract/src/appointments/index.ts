export * from './appointment-links.endpoints.ts';
export * from './appointment-state.ts';
export * from './appointments.endpoints.ts';
export * from './appointments.limits.ts';
export * from './appointments.problems.ts';
export * from './appointments.schema.ts';
export * from './join-window.ts';
export * from './waiting-list.endpoints.ts';
