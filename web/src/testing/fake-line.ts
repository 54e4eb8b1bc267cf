type Frame = { command: string; headers: Record<string, string>; body: string };

const readFrame = (text: string): Frame => {
  const [head = '', body = ''] = text.split('\n\n');
  const [command = '', ...lines] = head.split('\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(/:(.*)/s).slice(0, 2)));
  return { command, headers, body: body.replace('\0', '') };
};

/**
 * The server's end of the socket, frame by frame. Replaces the browser's WebSocket:
 * `vi.stubGlobal('WebSocket', FakeLine)`.
 */
export class FakeLine {
  static readonly OPEN = 1;
  static readonly lines: FakeLine[] = [];
  readonly frames: Frame[] = [];
  readyState = 0;
  binaryType = '';
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeLine.lines.push(this);
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(text: string): void {
    if (text.trim() === '') return;
    const frame = readFrame(text);
    this.frames.push(frame);
    if (frame.command === 'CONNECT') this.say('CONNECTED\nversion:1.2\nheart-beat:0,0\n\n');
    const { receipt } = frame.headers;
    if (receipt) this.say(`RECEIPT\nreceipt-id:${receipt}\n\n`);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1000 });
  }

  say(frame: string): void {
    this.onmessage?.({ data: `${frame}\0` });
  }

  push(destination: string, message: unknown): void {
    const id = this.frames.find(({ headers }) => headers.destination === destination)?.headers.id;
    this.say(
      `MESSAGE\nsubscription:${id}\nmessage-id:1\ndestination:${destination}\n\n${JSON.stringify(message)}`,
    );
  }
}
