import { listen } from '#db/engine/listen.ts';
import { clockChannel, readAhead, readAheadOf } from './database-clock.ts';
import { shiftDate } from './shift-date.ts';

/** The clock of a demo's database, as this thread sees it. */
export type DemoClock = {
  /** Milliseconds ahead of the real clock. */
  ahead(): number;
  /** Reads it again at once; otherwise it is read soon after it moved. */
  look(): Promise<void>;
  stop(): Promise<void>;
};

/** A database whose clock was set belongs to a demo. No process that works for a company may use it. */
export class MovedClockError extends Error {
  constructor() {
    super('The clock of this database was set: it is a demo. Start it with npm run demo, or name another DATA_DIR or DATABASE_URL');
    this.name = 'MovedClockError';
  }
}

/** Throws {@link MovedClockError} for a database whose clock was set. */
export async function refuseMovedClock(database: Parameters<typeof readAhead>[0]): Promise<void> {
  if (((await readAhead(database)) ?? 0) !== 0) throw new MovedClockError();
}

/**
 * From now on, `Date` in this thread follows the clock of the demo's database, also when it moves. Null if the database has no clock of its
 * own.
 */
export async function wearClock(url: string): Promise<DemoClock | null> {
  const first = await readAheadOf(url);
  if (first === null) return null;
  let ahead = first;
  const undo = shiftDate(globalThis, () => ahead);
  const look = () =>
    readAheadOf(url).then(
      (read) => {
        ahead = read ?? ahead;
      },
      // The database is away: its clock cannot have moved.
      () => undefined,
    );
  const listening = listen({ url, channel: clockChannel, onBell: look, onChange: (isListening) => void (isListening && look()) });
  return {
    ahead: () => ahead,
    look,
    async stop() {
      await listening.stop();
      undo();
    },
  };
}
