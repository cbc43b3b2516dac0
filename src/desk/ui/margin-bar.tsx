import { useDesk } from '../desk-texts.ts';
import { useWork } from '../use-work.ts';
import styles from './margin-bar.module.css';

type MarginBarProps = {
  readonly margin: {
    readonly costCents: number;
    readonly marginCents: number;
    readonly percent: number;
    readonly minimumPercent: number;
    readonly targetPercent: number;
  };
};

/** The percentage of the net price that the whole bar stands for. */
const whole = 40;

/** The margin of a price over its estimated costs, beside the minimum and the target. */
export function MarginBar({ margin: { costCents, marginCents, percent, minimumPercent, targetPercent } }: MarginBarProps) {
  const { money, number } = useDesk();
  const w = useWork();
  const tone = percent < minimumPercent ? 'red' : percent < targetPercent ? 'amber' : 'green';
  const at = (share: number) => `${Math.min(100, Math.max(0, (share / whole) * 100))}%`;
  return (
    <div className={styles.margin}>
      <p className={styles.words}>
        <span>{w('price.margin')}</span>
        <b data-tone={tone}>{w('price.ofMargin', { amount: money(marginCents), percent: number(percent) })}</b>
        <span className={styles.muted}>{w('price.costs', { costs: money(costCents) })}</span>
        <span className={styles.limits}>{w('price.limits', { minimum: number(minimumPercent), target: number(targetPercent) })}</span>
      </p>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.rail} width="100" height="8" />
        <rect data-tone={tone} width={at(percent)} height="8" />
        <rect className={styles.minimum} x={at(minimumPercent)} width="0.5" height="8" />
        <rect className={styles.target} x={at(targetPercent)} width="0.5" height="8" />
      </svg>
    </div>
  );
}
