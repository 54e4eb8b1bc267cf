import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** The bare call: two pages with a connection each, and a relay that forwards between them. */
const PAGE = `<!doctype html><video muted autoplay playsinline></video><script type="module">
const media = await navigator.mediaDevices.getUserMedia({ video: true, audio: true });
const socket = new WebSocket(location.href.replace('http', 'ws'));
const peer = new RTCPeerConnection();
for (const track of media.getTracks()) peer.addTrack(track, media);
const say = (what) => socket.send(JSON.stringify(what));
peer.onicecandidate = ({ candidate }) => candidate && say({ candidate });
const describe = async () => {
  await peer.setLocalDescription();
  say({ description: peer.localDescription });
};
socket.onmessage = async ({ data }) => {
  const { description, candidate, start } = JSON.parse(data);
  if (start) await describe();
  if (candidate) await peer.addIceCandidate(candidate);
  if (!description) return;
  await peer.setRemoteDescription(description);
  if (description.type === 'offer') await describe();
};
</script>`;

const server = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end(PAGE),
);
const sockets = new WebSocketServer({ server });
sockets.on('connection', (socket) => {
  socket.on('message', (message) => {
    for (const other of sockets.clients) if (other !== socket) other.send(String(message));
  });
  if (sockets.clients.size === 2) socket.send('{"start":true}');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(
    `bare: http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`,
  );
});
process.once('SIGINT', () => process.exit(0));
