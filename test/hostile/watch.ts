import { Agent, request } from 'node:http';

export type Watch = {
  /** The longest that the process answered nobody since this was asked last, in milliseconds. */ take(): number;
  stop(): void;
};

/** Asks a running server on a connection of its own, every few milliseconds, whether it lives: how long that takes is how long its loop was held. */
export function watchLoop(port: number): Watch {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let [longest, isOn] = [0, true];
  let pending: number | null = null;
  const look = () => {
    if (!isOn) return;
    const began = performance.now();
    pending = began;
    const asked = request({ port, host: '127.0.0.1', path: '/health/live', agent, headers: { host: 'nl.localhost' } }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        longest = Math.max(longest, performance.now() - began);
        pending = null;
        setTimeout(look, 10);
      });
    });
    asked.on('error', () => {
      longest = Math.max(longest, performance.now() - began);
      pending = null;
      setTimeout(look, 50);
    });
    asked.end();
  };
  look();
  return {
    take() {
      const found = Math.max(longest, pending === null ? 0 : performance.now() - pending);
      longest = 0;
      return found;
    },
    stop() {
      isOn = false;
      agent.destroy();
    },
  };
}
