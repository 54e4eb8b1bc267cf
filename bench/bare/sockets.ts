import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/** Sockets without a protocol: messages are counted, 'last' is answered, a broadcast goes to all. */
const server = createServer((request, response) => {
  if (request.url === '/broadcast') {
    const message = Buffer.from(`{"specialtyId":1,"waiting":3,"version":${Date.now()}}`);
    for (const socket of sockets.clients) socket.send(message, { binary: false });
  }
  response.end(String(received));
});
const sockets = new WebSocketServer({ server, path: '/ws', perMessageDeflate: false });
let received = 0;
sockets.on('connection', (socket: WebSocket) => {
  socket.on('message', (data: Buffer) => {
    received += 1;
    if (data.toString().endsWith('last')) socket.send('last');
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(
    `bare: http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`,
  );
});
process.once('SIGINT', () => process.exit(0));
