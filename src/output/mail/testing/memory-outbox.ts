import type { DueMail, FailedDelivery, MailLog, OutboxPort } from '../ports.ts';

type Row = {
  id: string;
  payload: unknown;
  attempts: number;
  unsure: number;
  dueAt: number;
  leasedUntil: number;
  state: 'waiting' | 'done' | 'failed';
};

export type MemoryOutbox = OutboxPort & {
  add(...payloads: readonly unknown[]): void;
  /** Advances the outbox's clock. */
  pass(seconds: number): void;
  readonly failures: readonly FailedDelivery[];
  readonly leases: readonly number[];
  states(): readonly string[];
};

/**
 * The outbox as its port describes it, in memory and with a clock that a test moves. Payloads pass through JSON, as they do in the
 * database.
 */
export function createMemoryOutbox(): MemoryOutbox {
  const rows: Row[] = [];
  const failures: FailedDelivery[] = [];
  const leases: number[] = [];
  let now = 0;
  const rowOf = ({ id }: DueMail) => rows.filter((row) => row.id === id);
  return {
    failures,
    leases,
    add(...payloads) {
      for (const payload of payloads) {
        rows.push({
          id: `row-${rows.length}`,
          payload: JSON.parse(JSON.stringify(payload)),
          attempts: 0,
          unsure: 0,
          dueAt: now,
          leasedUntil: 0,
          state: 'waiting',
        });
      }
    },
    pass(seconds) {
      now += seconds;
    },
    states: () => rows.map(({ state }) => state),
    async leaseDue({ limit, leaseSeconds }) {
      leases.push(leaseSeconds);
      const due = rows.filter((row) => row.state === 'waiting' && row.dueAt <= now && row.leasedUntil <= now).slice(0, limit);
      for (const row of due) Object.assign(row, { attempts: row.attempts + 1, leasedUntil: now + leaseSeconds });
      return due.map(({ id, payload, attempts, unsure }) => ({ id, payload, attempts, unsure }));
    },
    async renew(mails, leaseSeconds) {
      for (const row of mails.flatMap(rowOf)) if (row.state === 'waiting') row.leasedUntil = now + leaseSeconds;
    },
    async complete(mail) {
      for (const row of rowOf(mail)) row.state = 'done';
    },
    async fail(mail, failed) {
      failures.push(failed);
      for (const row of rowOf(mail)) {
        row.leasedUntil = 0;
        if (failed.isUnsure) row.unsure += 1;
        if (failed.retryInSeconds === null) row.state = 'failed';
        else row.dueAt = now + failed.retryInSeconds;
      }
    },
  };
}

/** A log that keeps its lines as JSON text. */
export function createMemoryLog(): MailLog & { readonly lines: readonly string[] } {
  const lines: string[] = [];
  const write = (level: string) => (fields: object, message: string) => {
    lines.push(JSON.stringify({ level, ...fields, message }));
  };
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}
