import { listen } from '#db/engine/listen.ts';
import { clockChannel, readAhead, readAheadOf } from './database-clock.ts';
import { shiftDate } from './shift-date.ts';

/** The clock of a demo's database, as this thread shows it. */
export type DemoClock = {
  /** Milliseconds before the real clock. */
  ahead(): number;
  /** Reads it again at once; it is read anyway soon after it was moved. */
  look(): Promise<void>;
  stop(): Promise<void>;
};

/** A database whose clock was set is a demo's. No process that works for a company may use it. */
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

/** From here on `Date` shows in this thread what the clock of the demo's database shows, also after it is moved. Null where it has none. */
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
      // The database is away: its clock cannot have been moved.
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
