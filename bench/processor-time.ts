import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds that the threads of a process have run so far, to the microsecond (Linux; `/proc/…/stat` counts in hundredths of a second). */
export function readProcessorTime(pid: number | undefined): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce((sum, task) => sum + Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6, 0);
}

/** Resident megabytes of a process. */
export function readMemory(pid: number | undefined): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
