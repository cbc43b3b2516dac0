type Counts = { readonly acknowledged: number; readonly lost: number; readonly doubled: number; readonly gap: number };

export type Tally = {
  count(counts: Counts): void;
  judge(name: string, isWell: boolean): void;
  /** Records what could not be tried here, and why. */
  leaveOut(what: string): void;
  /** Whether something was tried and nothing failed. */
  isWell(): boolean;
  /** One line. */
  summarise(): string;
};

/** Adds up the results of a run of faults. */
export function createTally(): Tally {
  const sum = { acknowledged: 0, lost: 0, doubled: 0, gap: 0 };
  const judged: { readonly name: string; readonly isWell: boolean }[] = [];
  const leftOut: string[] = [];
  const failed = () => judged.filter(({ isWell }) => !isWell).map(({ name }) => name);
  return {
    count({ acknowledged, lost, doubled, gap }) {
      sum.acknowledged += acknowledged;
      sum.lost += lost;
      sum.doubled += doubled;
      sum.gap = Math.max(sum.gap, gap);
    },
    judge: (name, isWell) => void judged.push({ name, isWell }),
    leaveOut: (what) => void leftOut.push(what),
    isWell: () => judged.length > 0 && failed().length === 0,
    summarise() {
      const writes = `${sum.acknowledged} writes acknowledged, ${sum.lost} lost, ${sum.doubled} doubled`;
      const names = failed();
      const which = names.length === 0 ? '' : ` (${names.join('; ')})`;
      const left = leftOut.length === 0 ? '' : `; left out: ${leftOut.join(', ')}`;
      return `${judged.length} tried, ${names.length} failed${which}; ${writes}; longest gap ${(sum.gap / 1_000).toFixed(1)} s${left}`;
    },
  };
}
