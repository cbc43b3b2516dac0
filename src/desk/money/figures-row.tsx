import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import styles from './money.module.css';

export type Overview = Awaited<ReturnType<DeskQueries['money']['overview']>>;

/** What customers owe us, how much of it is late, what leaves unpaid, and what came in today. */
export function FiguresRow({ figures }: { readonly figures: Overview }) {
  const { t, money, nearMoment } = useDesk();
  const { lastFileAt } = figures;
  const received =
    lastFileAt === null
      ? t('money.receivedOnly', { count: figures.received })
      : t('money.receivedDetail', { count: figures.received, at: nearMoment(lastFileAt) });
  const overdue =
    figures.overdueTrips === 0 ? t('money.noOverdue') : t('money.overdueDetail', { count: figures.overdueTrips, days: figures.oldestDays });
  return (
    <dl className={styles.figures}>
      <Figure
        name={t('money.outstanding')}
        sum={money(figures.outstandingCents)}
        detail={t('money.tripsCount', { count: figures.trips })}
      />
      <Figure
        name={t('money.overdue')}
        sum={money(figures.overdueCents)}
        detail={overdue}
        tone={figures.overdueCents > 0 ? 'red' : undefined}
      />
      <Figure
        name={t('money.leaving')}
        sum={money(figures.leavingCents)}
        detail={t('money.tripsCount', { count: figures.leavingTrips })}
        tone={figures.leavingCents > 0 ? 'amber' : undefined}
      />
      <Figure
        name={t('money.received')}
        sum={money(figures.receivedCents)}
        detail={received}
        tone={figures.receivedCents > 0 ? 'green' : undefined}
      />
    </dl>
  );
}

type FigureProps = {
  readonly name: string;
  readonly sum: string;
  readonly detail: string;
  readonly tone?: 'red' | 'amber' | 'green' | undefined;
};

function Figure({ name, sum, detail, tone }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles.sum} data-tone={tone}>
          {sum}
        </span>
        <span className={styles.detail}>{detail}</span>
      </dd>
    </div>
  );
}
