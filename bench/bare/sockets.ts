import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/** Sockets with no protocol at all: what is written to one is counted, a broadcast goes to all. */
const server = createServer((request, response) => {
  if (request.url === '/broadcast') {
    const message = Buffer.from(`{"specialtyId":1,"waiting":3,"version":${Date.now()}}`);
    for (const socket of sockets.clients) socket.send(message, { binary: false });
  }
  if (request.url === '/gc') globalThis.gc?.();
  response.end(String(received));
});
const sockets = new WebSocketServer({ server, path: '/ws', perMessageDeflate: false });
let received = 0;
sockets.on('connection', (socket: WebSocket) => {
  socket.on('message', () => {
    received += 1;
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(
    `bare: http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`,
  );
});
process.once('SIGINT', () => process.exit(0));
