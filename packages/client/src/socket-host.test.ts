import { drawView, performed } from '@roguewright/engine/face/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostProblem } from './connected-host.ts';
import { SocketHost } from './socket-host.ts';
import { JoinRefused, type RequestType, type WireListener } from './wire.ts';

/** A server that a test answers for. */
class FakeServer {
  readonly sent: { type: RequestType; message: { id: number } }[] = [];
  listener: WireListener | undefined;
  joins = 0;
  refuse: Error | undefined;

  readonly join = async (listener: WireListener) => {
    this.joins++;
    if (this.refuse !== undefined) {
      throw this.refuse;
    }
    this.listener = listener;
    return {
      send: (type: RequestType, message: { id: number }) => {
        this.sent.push({ type, message });
      },
      close: () => undefined,
    };
  };
}

const view = drawView(['@.']);
const PATIENCE = { answer: 1000, retries: [10, 50] };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a game behind a socket', () => {
  it('asks once it is open, with ids that rise from 1', async () => {
    const server = new FakeServer();
    const host = new SocketHost(server.join, PATIENCE);
    expect(host.connection.value.kind).toBe('connecting');
    const answer = host.perform({ kind: 'ascend' });
    await vi.advanceTimersByTimeAsync(0);
    expect(host.connection.value.kind).toBe('open');
    expect(server.sent).toEqual([
      { type: 'command', message: { id: 1, command: { kind: 'ascend' } } },
    ]);
    server.listener?.answered('performed', { id: 1, performed: performed(view) });
    expect((await answer).sequence).toBe(1);
    const second = host.look();
    expect(server.sent.at(-1)).toEqual({ type: 'look', message: { id: 2 } });
    server.listener?.answered('performed', { id: 2, performed: performed(view) });
    await second;
  });

  it('repeats what was not answered when a lost connection is back, under the same ids', async () => {
    const server = new FakeServer();
    const host = new SocketHost(server.join, PATIENCE);
    await vi.advanceTimersByTimeAsync(0);
    const answer = host.perform({ kind: 'move', direction: 3 });
    const [first] = server.sent;
    server.listener?.ended();
    expect(host.connection.value.kind).toBe('lost');
    server.refuse = new Error('no server');
    await vi.advanceTimersByTimeAsync(60);
    const meanwhile = host.look();
    expect(host.connection.value.kind).toBe('lost');
    server.refuse = undefined;
    await vi.advanceTimersByTimeAsync(50);
    expect(host.connection.value.kind).toBe('open');
    expect(server.sent).toEqual([first, first, { type: 'look', message: { id: 2 } }]);
    server.listener?.answered('performed', { id: 2, performed: performed(view) });
    await meanwhile;
    server.listener?.answered('performed', { id: 1, performed: performed(view) });
    // The answer to the first sending comes late: nobody waits for it any more.
    server.listener?.answered('performed', { id: 1, performed: performed(view) });
    expect((await answer).view).toBe(view);
  });

  it('takes a silent connection for dead', async () => {
    const server = new FakeServer();
    const host = new SocketHost(server.join, PATIENCE);
    await vi.advanceTimersByTimeAsync(0);
    const answer = host.look();
    await vi.advanceTimersByTimeAsync(PATIENCE.answer + 20);
    expect(server.joins).toBe(2);
    expect(server.sent).toHaveLength(2);
    server.listener?.answered('performed', { id: 1, performed: performed(view) });
    await answer;
    await vi.advanceTimersByTimeAsync(10 * PATIENCE.answer);
    expect(server.joins).toBe(2);
  });

  it('asks again when the server neither lets the player in nor sends him away', async () => {
    const joins: WireListener[] = [];
    const host = new SocketHost(listener => {
      joins.push(listener);
      return new Promise(() => undefined);
    }, PATIENCE);
    await vi.advanceTimersByTimeAsync(PATIENCE.answer + 20);
    expect(joins).toHaveLength(2);
    expect(host.connection.value.kind).toBe('lost');
    await host.close();
  });

  it('asks no more where it was sent away', async () => {
    const server = new FakeServer();
    server.refuse = new JoinRefused('No key.');
    const host = new SocketHost(server.join, PATIENCE);
    const answer = host.look();
    const refused = expect(answer).rejects.toThrow('No key.');
    await vi.advanceTimersByTimeAsync(5000);
    await refused;
    expect(server.joins).toBe(1);
    expect(host.connection.value).toEqual({ kind: 'refused', message: 'No key.' });
    await expect(host.look()).rejects.toThrow(HostProblem);
  });

  it('rejects what the server could not do, and goes on', async () => {
    const server = new FakeServer();
    const host = new SocketHost(server.join, PATIENCE);
    await vi.advanceTimersByTimeAsync(0);
    const answer = host.odds({ ask: 'attack', target: 5 });
    const rejected = expect(answer).rejects.toThrow('target: expected a creature');
    server.listener?.answered('problem', { id: 1, message: 'target: expected a creature' });
    await rejected;
    expect(host.connection.value.kind).toBe('open');
  });

  it('hands on what the server says unasked', async () => {
    const server = new FakeServer();
    const host = new SocketHost(server.join, PATIENCE);
    const heard: unknown[] = [];
    host.listen({
      performed: told => heard.push(told.sequence),
      problem: message => heard.push(message),
    });
    await vi.advanceTimersByTimeAsync(0);
    server.listener?.answered('performed', { id: 0, performed: performed(view, { sequence: 8 }) });
    server.listener?.answered('problem', { id: 0, message: 'The last command is lost.' });
    expect(heard).toEqual([8, 'The last command is lost.']);
  });

  it('leaves nobody waiting when it is closed', async () => {
    const server = new FakeServer();
    const host = new SocketHost(server.join, PATIENCE);
    const answer = host.look();
    const rejected = expect(answer).rejects.toThrow(HostProblem);
    await host.close();
    await rejected;
    expect(host.connection.value.kind).toBe('closed');
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.sent).toEqual([]);
  });
});
