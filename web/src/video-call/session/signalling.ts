import { type RtcEvent, rtcEventSchema } from '@app/contract/video-call';
import { z } from 'zod';
import { socket } from '../../lib/server/socket.ts';

const refusedSchema = z.object({
  command: z.literal('refused'),
  of: z.string().startsWith('/app/rtc/'),
  code: z.string(),
});

/** A frame that the server refused. */
export type RefusedFrame = z.infer<typeof refusedSchema>;

/** The signalling channel. */
export type Signalling = {
  isConnected: () => boolean;
  /** Returns `false` without a connection. */
  send: (destination: string, body: object) => boolean;
  onEvent: (channel: string, listener: (event: RtcEvent) => void) => () => void;
  onRefused: (listener: (refused: RefusedFrame) => void) => () => void;
  /** Called on every connection, also after interruptions of the socket or between servers. */
  onConnected: (listener: () => void) => () => void;
};

/** Signalling over the page's single socket. */
export const socketSignalling: Signalling = {
  isConnected: () => socket.getSnapshot() === 'connected',
  send: (destination, body) => socket.send(destination, body),
  onEvent: (channel, listener) =>
    socket.onPrivate((message) => {
      const event = rtcEventSchema.safeParse(message).data;
      if (event?.channel === channel) listener(event);
    }),
  onRefused: (listener) =>
    socket.onPrivate((message) => {
      const refused = refusedSchema.safeParse(message).data;
      if (refused) listener(refused);
    }),
  onConnected: (listener) => {
    const stops = [
      socket.subscribe(() => {
        if (socket.getSnapshot() === 'connected') listener();
      }),
      socket.onResync(listener),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
