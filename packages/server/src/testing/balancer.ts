// One name in front of several processes, as a proxy of an operator is: requests below `/p/PROCESS/` go to
// that process, all others to the next one that accepts a connection.

import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Finally } from './services.ts';

/** Milliseconds after which a process that doesn't answer counts as away, as with usual proxies. */
const AWAY = 3000;

/** The proxy and its processes. */
export interface Balancer {
  /** The name of the proxy: for example `http://localhost:20001`. */
  readonly url: string;
  /** Sets where a process is reached; undefined: nowhere. */
  readonly place: (process: string, url: string | undefined) => void;
}

/** Starts a proxy; it is closed when all is over. */
export async function startBalancer(finallyDo: Finally): Promise<Balancer> {
  const places = new Map<string, URL>();
  let turn = 0;
  const targetsOf = (path: string): URL[] => {
    const named = /^\/p\/([\w-]+)\//.exec(path)?.[1];
    if (named !== undefined) {
      return [places.get(named)].filter(place => place !== undefined);
    }
    turn += 1;
    const all = [...places.values()];
    return all.map((_, at) => all[(at + turn) % all.length]!);
  };
  const sockets = new Set<Duplex>();
  const server = createServer((asked, response) => {
    void passOn(asked, response, targetsOf(asked.url ?? '/'));
  });
  server.on('connection', socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
    upgrade(asked, socket, head, targetsOf(asked.url ?? '/')[0]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  finallyDo(async () => {
    for (const socket of sockets) {
      socket.destroy();
    }
    server.close();
    await once(server, 'close');
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    place: (process, url) => {
      if (url === undefined) {
        places.delete(process);
      } else {
        places.set(process, new URL(url));
      }
    },
  };
}

async function passOn(
  asked: IncomingMessage,
  response: ServerResponse,
  targets: readonly URL[],
): Promise<void> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of asked) {
      chunks.push(chunk);
    }
  } catch {
    return;
  }
  for (const target of targets) {
    if (await answered(asked, response, target, Buffer.concat(chunks))) {
      return;
    }
  }
  response.writeHead(502).end();
}

/** @returns false when the process doesn't answer, so that another may be asked */
function answered(
  asked: IncomingMessage,
  response: ServerResponse,
  target: URL,
  body: Buffer,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const headers = forwarded(asked);
  const { method, url: path } = asked;
  const { port } = target;
  const sent = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.once('close', () => resolve(true));
  });
  sent.setTimeout(AWAY, () => sent.destroy());
  sent.once('error', () => {
    if (response.headersSent) {
      response.destroy();
    }
    resolve(response.headersSent);
  });
  sent.end(body);
  return promise;
}

function upgrade(asked: IncomingMessage, socket: Socket, head: Buffer, target?: URL): void {
  socket.on('error', () => socket.destroy());
  if (target === undefined) {
    socket.destroy();
    return;
  }
  const other = connect(Number(target.port), '127.0.0.1', () => {
    const lines = Object.entries(forwarded(asked)).map(([name, value]) => `${name}: ${value}`);
    other.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    other.write(head);
    socket.pipe(other).pipe(socket);
  });
  other.on('error', () => socket.destroy());
  other.once('close', () => socket.destroy());
  socket.once('close', () => other.destroy());
}

/** Each connection counts as a client with an address of its own: 10.0.0.0 and those after it. */
const clients = new WeakMap<Duplex, string>();
let connections = 0;

function clientOf(socket: Duplex): string {
  let client = clients.get(socket);
  if (client === undefined) {
    connections += 1;
    client = `10.${[16, 8, 0].map(bits => (connections >> bits) & 255).join('.')}`;
    clients.set(socket, client);
  }
  return client;
}

function forwarded({ headers, socket }: IncomingMessage): Record<string, string | string[]> {
  const { host = '' } = headers;
  return {
    ...(headers as Record<string, string | string[]>),
    'x-forwarded-host': host,
    'x-forwarded-for': clientOf(socket),
  };
}
