/** The loops of the worker that always run. */
export type Loop = 'mail' | 'due';

/** Seconds without a finished step after which a loop is taken for stuck: far longer than a slow mail server or a large sweep takes. */
const patience: Readonly<Record<Loop, number>> = { mail: 300, due: 900 };

export type Pulse = {
  /** Notes that a loop finished a step, whether the step succeeded or not: a database that is away is no reason to start again. */
  beat(loop: Loop): void;
  read(): PulseRead;
};

export type PulseRead = {
  readonly isAlive: boolean;
  /** Seconds since each loop last finished a step. */
  readonly ages: Readonly<Record<Loop, number>>;
};

/** How long ago the worker last did something, which a probe asks for. The start counts as a step. */
export function createPulse(now: () => number = () => performance.now()): Pulse {
  const begun = now();
  const last: Record<Loop, number> = { mail: begun, due: begun };
  const ageOf = (loop: Loop) => Math.round((now() - last[loop]) / 1_000);
  return {
    beat(loop) {
      last[loop] = now();
    },
    read() {
      const ages = { mail: ageOf('mail'), due: ageOf('due') };
      return { isAlive: ages.mail <= patience.mail && ages.due <= patience.due, ages };
    },
  };
}
