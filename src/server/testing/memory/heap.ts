import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

/** The variable that lets a server's heap be read from outside ({@link openHeap}). */
export const withInspector = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

export type Heap = {
  /** Megabytes still retained after collection. */
  read(): Promise<number>;
  close(): void;
};

const messageSchema = v.object({ id: v.optional(v.number()), result: v.optional(v.unknown()), error: v.optional(v.unknown()) });
const usageSchema = v.object({ usedSize: v.number(), backingStorageSize: v.optional(v.number(), 0) });

/** Objects found by one collection may be released only after a turn of the loop. */
const collections = 2;

/** The heap of a running server, by the inspector address that it printed. */
export async function openHeap(output: readonly string[]): Promise<Heap> {
  const address = output.map((line) => /Debugger listening on (ws:\S+)/.exec(line)?.[1]).find((found) => found !== undefined);
  if (address === undefined) throw new Error(`No inspector:\n${output.join('\n')}`);
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = v.parse(messageSchema, JSON.parse(String(data)));
    if (id === undefined) return;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(JSON.stringify(error)));
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`No inspector at ${address}`)));
  });
  let last = 0;
  const call = (method: string): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>();
    last += 1;
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method }));
    return answer.promise;
  };
  return {
    async read() {
      for (let done = 0; done < collections; done += 1) {
        await call('HeapProfiler.collectGarbage');
        await pause(50);
      }
      const { usedSize, backingStorageSize } = v.parse(usageSchema, await call('Runtime.getHeapUsage'));
      return (usedSize + backingStorageSize) / 2 ** 20;
    },
    close: () => socket.close(),
  };
}
