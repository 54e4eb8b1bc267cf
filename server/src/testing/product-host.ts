// Runs one product after another in this process, as `main.ts` runs one, since loading it takes most of a
// start. It receives settings, starts a product with them and answers with its address; 'stop' stops that
// product.

import path from 'node:path';
import { readConfig } from '../platform/config.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const webFolder = path.resolve(import.meta.dirname, '../../../web/dist');
let running: RunningServer | undefined;

async function obey(settings: NodeJS.ProcessEnv | 'stop'): Promise<{ address?: string }> {
  if (settings === 'stop') {
    await running?.stop();
    return {};
  }
  running = await startServer(readConfig(settings), webFolder);
  return { address: running.address };
}

process.on('message', (settings: NodeJS.ProcessEnv | 'stop') =>
  obey(settings)
    .catch((error: Error) => ({ failure: error.stack }))
    .then((answer) => process.send?.(answer)),
);
// The parent process has ended.
process.once('disconnect', () => process.exit(1));
