import { afterEach, expect, test, vi } from 'vitest';
import { failureText } from '../video-call.copy.ts';
import { openDevices } from './devices.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser without cameras says so, and where to open the page instead', async () => {
  vi.stubGlobal('MediaStream', class {});
  const { problem } = await openDevices({ camera: true });
  expect(problem).toEqual({ device: 'microphone', failure: 'unsupported' });
  const { title, detail, steps } = failureText('microphone', 'unsupported');
  expect(title).toBe('Este navegador no puede usar el micrófono');
  expect(detail).toContain('Chrome');
  expect(steps[0]).toContain('Abrir en el navegador');
});
