import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to Redis that can go dead silently, like a lost host. */
export type MutableProxy = {
  url: string;
  /** Existing connections carry nothing from now on; new ones do. */
  swallow: () => void;
  close: () => Promise<void>;
};

/** Starts a proxy in front of a Redis. */
export async function startMutableProxy(redisUrl: string): Promise<MutableProxy> {
  const { port: redisPort } = new URL(redisUrl);
  const pairs = new Set<[near: Socket, far: Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(redisPort), '127.0.0.1');
    pairs.add([near, far]);
    for (const end of [near, far]) end.on('error', () => end.destroy());
    near.pipe(far);
    far.pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `redis://127.0.0.1:${port}`,
    swallow: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    close: async () => {
      for (const end of [...pairs].flat()) end.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
