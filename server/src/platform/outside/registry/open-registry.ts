import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { httpRegistry } from './http-registry.ts';
import type { ProfessionalRegistry } from './registry.ts';
import { simulatedRegistry } from './simulated-registry.ts';

type Settings = Pick<Config, 'NODE_ENV' | 'REGISTRY_TOKEN' | 'REGISTRY_URL'>;

/** The configured registry; without settings, a simulated one in development and none in production. */
export function openRegistry(
  { NODE_ENV, REGISTRY_TOKEN: token, REGISTRY_URL: url }: Settings,
  clock: Clock,
): ProfessionalRegistry | undefined {
  if (url && token) return httpRegistry({ url, token, clock });
  return NODE_ENV === 'production' ? undefined : simulatedRegistry(clock);
}
