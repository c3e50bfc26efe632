// The client of a request, and the name by which it calls the server. Behind a trusted proxy both come from
// the proxy's headers, otherwise from the connection and the request.

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { StartError } from '../problems.ts';
import { networkOf } from './address.ts';

/** How a server is reached. */
export interface CallerSettings {
  /** The address that it listens on. */
  readonly host: string;
  /** Further names of the server, without ports, besides those of this machine. */
  readonly names?: readonly string[] | undefined;
  /** Addresses, or networks such as `10.0.0.0/8`, of trusted proxies. */
  readonly proxies?: readonly string[] | undefined;
}

/** Names of a server that listens on the loopback interface only. */
const OF_THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Addresses of the loopback interface. */
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Identifies the clients of requests. */
export class Callers {
  readonly #proxies: BlockList;
  /** Undefined: any name is accepted. */
  readonly #names: ReadonlySet<string> | undefined;

  /** @throws StartError for a proxy that is neither an address nor a network */
  constructor({ host, names = [], proxies = [] }: CallerSettings) {
    this.#proxies = listOf(proxies);
    this.#names =
      LOOPBACK.has(host) || names.length > 0
        ? new Set([...OF_THIS_MACHINE, ...names.map(name => name.toLowerCase())])
        : undefined;
  }

  /** The name under which the client of a request is counted. */
  clientOf({ socket, headers }: IncomingMessage): string {
    const direct = addressOf(socket.remoteAddress);
    if (!this.isProxy(direct)) {
      return networkOf(direct);
    }
    const told = String(headers['x-forwarded-for'] ?? '').split(',');
    // Each proxy appends its peer. Entries before the last untrusted address may be forged.
    let client = direct;
    for (const one of told.toReversed()) {
      const address = addressOf(one.trim());
      if (isIP(address) === 0) {
        break;
      }
      client = address;
      if (!this.isProxy(address)) {
        break;
      }
    }
    return networkOf(client);
  }

  /** Whether an address is that of a trusted proxy. */
  isProxy(address: string | undefined): boolean {
    const plain = addressOf(address);
    return isIP(plain) !== 0 && this.#proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  }

  /** The requested host with its port, as the proxy reports it if there is one. */
  hostOf({ socket, headers }: IncomingMessage): string {
    const forwarded = this.isProxy(socket.remoteAddress) ? headers['x-forwarded-host'] : undefined;
    return String(forwarded ?? headers.host ?? '').toLowerCase();
  }

  /** Whether the request names this server: a defence against DNS rebinding. */
  isCalledRightly(request: IncomingMessage): boolean {
    return this.#names?.has(nameOf(this.hostOf(request))) ?? true;
  }
}

/** The name of a host without its port: `[::1]:80` is `[::1]`. */
export function nameOf(host: string): string {
  return host.replace(/:\d*$/, '');
}

function addressOf(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const bits = family === 'ipv6' ? 128 : 32;
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    if (isIP(address) === 0 || length < 0 || length > bits) {
      throw new StartError(
        'ROGUEWRIGHT_TRUSTED_PROXY: expected addresses or networks such as 10.0.0.0/8, separated by ' +
          `commas, got ${JSON.stringify(network)}.`,
      );
    }
    list.addSubnet(address, length, family);
  }
  return list;
}
