export * from './clinical-history.endpoints.ts';
