import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

export type Watch = {
  /** The longest that the process answered nobody since this was asked last, in milliseconds. */ take(): number;
  stop(): void;
};

/**
 * Sends a liveness request to a running server on a separate connection every few milliseconds: its duration shows how long the event loop
 * was blocked. Time in which the machine was busy with other processes does not count: of each answer's time, only the part counts in which
 * its main thread ran.
 */
export function watchLoop(port: number, pid: number | undefined): Watch {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let [longest, isOn] = [0, true];
  const look = () => {
    if (!isOn) return;
    const [began, ran] = [performance.now(), readRun(pid)];
    const note = (pause: number) => {
      const passed = performance.now() - began;
      const run = readRun(pid) - ran;
      longest = Math.max(longest, Number.isFinite(run) ? Math.min(passed, run) : passed);
      setTimeout(look, pause);
    };
    const asked = request({ port, host: '127.0.0.1', path: '/health/live', agent, headers: { host: 'nl.localhost' } }, (answer) => {
      answer.resume();
      answer.on('end', () => note(10));
    });
    asked.on('error', () => note(50));
    asked.end();
  };
  look();
  return {
    take() {
      const found = longest;
      longest = 0;
      return found;
    },
    stop() {
      isOn = false;
      agent.destroy();
    },
  };
}

/** Milliseconds that the main thread of a process has run, as reported by Linux. */
function readRun(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
