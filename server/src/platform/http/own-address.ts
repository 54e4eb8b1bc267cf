import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';

type Address = Pick<Config, 'PUBLIC_URL' | 'HOST'>;

/** Names of this machine for itself. */
const LOOPBACK: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];
const ANYWHERE: readonly string[] = ['0.0.0.0', '::'];

const hostnameOf = (host: string): string | undefined => URL.parse(`http://${host}`)?.hostname;

/** The address for links in messages and documents; without a public address, this machine's. */
export function publicUrlOf({ PUBLIC_URL, HOST, PORT }: Address & Pick<Config, 'PORT'>): string {
  const host = ANYWHERE.includes(HOST) ? 'localhost' : HOST;
  return PUBLIC_URL ?? `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}

/** Whether a host is the server's: the public one, this machine's, or the address it listens on. */
export function isOwnHost({ PUBLIC_URL, HOST }: Address, host: string | undefined): boolean {
  if (!host) return false;
  return host === publicHost(PUBLIC_URL) || namesHere(HOST).includes(hostnameOf(host) ?? '');
}

/** Whether a page may write and open sockets: only one of the same origin. */
export function isOwnOrigin(
  address: Address,
  origin: string | undefined,
  host: string | undefined,
): boolean {
  // Programs other than browsers send no origin; their token alone decides.
  if (origin === undefined) return isOwnHost(address, host);
  const { PUBLIC_URL } = address;
  if (PUBLIC_URL && origin === new URL(PUBLIC_URL).origin) return true;
  return host !== publicHost(PUBLIC_URL) && isOwnHost(address, host) && origin === `http://${host}`;
}

/** Whether a request comes from this machine under its own name, not through a tunnel. */
export const isFromHere = ({ ip, host }: Pick<FastifyRequest, 'ip' | 'host'>): boolean =>
  ipaddr.isValid(ip) &&
  ipaddr.process(ip).range() === 'loopback' &&
  LOOPBACK.includes(hostnameOf(host) ?? '');

/** Whether an address can be reached only from this machine. */
export const isLoopback = (address: string): boolean =>
  LOOPBACK.includes(address) || address === '::1';

const publicHost = (url: string | undefined): string | undefined => url && new URL(url).host;

const namesHere = (listening: string): string[] =>
  ANYWHERE.includes(listening) ? [...LOOPBACK] : [...LOOPBACK, hostnameOf(listening) ?? listening];
