type Heard = (message: { body: string }) => void;
type Sent = { destination: string; body: unknown };

/** What a test says down the live line, by destination, and what the screens said up it. */
export const line = { heard: new Map<string, Heard>(), sent: [] as Sent[] };

/**
 * The clinic's end of the live line: it connects at once, says what a test tells it to and keeps
 * what it is told. Takes the place of the socket: `vi.mock('@stomp/stompjs', () => import(…))`.
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
