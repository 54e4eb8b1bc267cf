export { RegistryChecks } from './registry-checks.tsx';
