import { Client, type IFrame, type StompConfig } from '@stomp/stompjs';
import { WebSocket } from 'ws';

/** The browser's stock STOMP client, connected as a person. */
export type StockClient = {
  client: Client;
  errors: string[];
  /** Subscribes, and returns the list of received messages; resolves when the server confirmed it. */
  listen: (destination: string) => Promise<unknown[]>;
  send: (destination: string, payload: unknown) => Promise<void>;
};

/** Connects the stock client with a token. */
export async function connectStock(
  url: string,
  token: string,
  config: StompConfig = {},
): Promise<StockClient> {
  const errors: string[] = [];
  let receipts = 0;
  const client = new Client({
    webSocketFactory: () => new WebSocket(url, ['v12.stomp']),
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    onStompError: (frame: IFrame) => errors.push(frame.headers.message ?? ''),
    ...config,
  });
  const connected = new Promise<void>((resolve) => {
    client.onConnect = () => resolve();
  });
  const receipt = () => {
    const id = `receipt-${++receipts}`;
    const confirmed = new Promise<void>((resolve) => client.watchForReceipt(id, () => resolve()));
    return { id, confirmed };
  };
  client.activate();
  await connected;

  return {
    client,
    errors,
    listen: async (destination) => {
      const heard: unknown[] = [];
      const { id, confirmed } = receipt();
      client.subscribe(destination, ({ body }) => heard.push(JSON.parse(body)), { receipt: id });
      await confirmed;
      return heard;
    },
    send: async (destination, payload) => {
      const { id, confirmed } = receipt();
      client.publish({ destination, body: JSON.stringify(payload), headers: { receipt: id } });
      await confirmed;
    },
  };
}
