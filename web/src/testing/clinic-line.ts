type Heard = (message: { body: string }) => void;
type Sent = { destination: string; body: unknown };

/** What a test pushes, by destination, and what the screens sent. */
export const line = { heard: new Map<string, Heard>(), sent: [] as Sent[] };

/**
 * The server's end of the socket: connects at once, pushes what a test says and records what is
 * sent. Replaces the client: `vi.mock('@stomp/stompjs', () => import(…))`.
 */
export class Client {
  connected = false;
  readonly #open: () => void;
  constructor({ onConnect }: { onConnect: () => void }) {
    this.#open = onConnect;
  }
  activate() {
    this.connected = true;
    this.#open();
  }
  async deactivate() {
    this.connected = false;
  }
  subscribe(destination: string, heard: Heard) {
    line.heard.set(destination, heard);
  }
  publish({ destination, body }: { destination: string; body: string }) {
    line.sent.push({ destination, body: JSON.parse(body) });
  }
}
