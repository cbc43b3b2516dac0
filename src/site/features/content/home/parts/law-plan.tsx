import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../../site-context.ts';
import { SiteLink } from '../../../../ui/link/site-link.tsx';
import { Section } from '../../../../ui/section.tsx';
import type { HomePlan } from '../load-home.ts';
import styles from './law-plan.module.css';

type Day = HomePlan['earlier'];

/** The same trip with two return times, half an hour and one driver apart, on one axis. */
export function LawPlan({ heading, plan }: { readonly heading: string; readonly plan: HomePlan }) {
  const { t } = useTranslation('pages');
  const tag = tagOf(useSiteFrame().language);
  const { from, to, earlier, later, limitMinutes } = plan;
  const saved = formatCents(later.totalCents - earlier.totalCents, tag);
  const axis = axisOf([earlier, later]);
  return (
    <Section>
      <div className={styles.columns}>
        <div>
          <h2>{heading}</h2>
          <p className={styles.lead}>{t('home.plan.lead', { ...hoursOf(limitMinutes), saved })}</p>
          <SiteLink to={{ page: 'why-choose-us' }} className={styles.link} prefetch={false}>
            {t('home.plan.more')}
          </SiteLink>
        </div>
        <div className={styles.days}>
          <p className={styles.route}>{t('home.plan.route', { from, to, passengers: plan.passengers })}</p>
          {[later, earlier].map((day) => (
            <PlannedDay key={day.back} day={day} limitMinutes={limitMinutes} axis={axis} saved={day === earlier ? saved : null} />
          ))}
          <div className={styles.axis} aria-hidden="true">
            {axis.hours.map((hour) => (
              <span key={hour}>{String(hour % 24).padStart(2, '0')}</span>
            ))}
          </div>
          <Legend />
          <p className={styles.note}>{t('home.plan.note', { ...hoursOf(limitMinutes), article: plan.article })}</p>
        </div>
      </div>
    </Section>
  );
}

type Axis = { readonly from: number; readonly until: number; readonly hours: readonly number[] };

/** In minutes of the day, from a whole hour to a whole hour. Every second hour has a label. */
function axisOf(days: readonly Day[]): Axis {
  const from = Math.floor(Math.min(...days.map(startOf)) / 120) * 120;
  const until = Math.ceil(Math.max(...days.map((day) => startOf(day) + day.dutyMinutes)) / 120) * 120;
  return { from, until, hours: Array.from({ length: (until - from) / 120 + 1 }, (_, index) => from / 60 + 2 * index) };
}

function startOf({ start }: Day): number {
  return Number(start.slice(0, 2)) * 60 + Number(start.slice(3));
}

function hoursOf(minutes: number): { readonly hours: number; readonly minutes: string } {
  return { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') };
}

type PlannedDayProps = { readonly day: Day; readonly limitMinutes: number; readonly axis: Axis; readonly saved: string | null };

function PlannedDay({ day, limitMinutes, axis, saved }: PlannedDayProps) {
  const { t } = useTranslation('pages');
  const tag = tagOf(useSiteFrame().language);
  const { back, drivers, totalCents, dutyMinutes } = day;
  const spare = limitMinutes - dutyMinutes;
  return (
    <figure className={styles.day}>
      <figcaption>
        <span>
          <b>{t('home.plan.back', { time: back })}</b>
          <br />
          <span className={styles.muted}>{t('home.plan.duty', { ...hoursOf(dutyMinutes), count: drivers })}</span>
        </span>
        <span className={styles.price}>
          {saved !== null && <span className={styles.saved}>{t('home.plan.saves', { saved })}</span>}
          {formatCents(totalCents, tag)}
        </span>
      </figcaption>
      <DayBar day={day} limitMinutes={limitMinutes} axis={axis} />
      <p className={spare < 0 ? styles.over : styles.spare}>
        {t(spare < 0 ? 'home.plan.over' : 'home.plan.spare', { minutes: Math.abs(spare) })}
      </p>
    </figure>
  );
}

/** The driver's activities by the hour. The words beside it say the same. */
function DayBar({ day, limitMinutes, axis }: Omit<PlannedDayProps, 'saved'>) {
  const start = startOf(day) - axis.from;
  const startsAt = day.parts.map((_, index) => day.parts.slice(0, index).reduce((sum, { minutes }) => sum + minutes, start));
  const limit = start + limitMinutes;
  return (
    <svg className={styles.bar} viewBox={`0 0 ${axis.until - axis.from} 40`} preserveAspectRatio="none" aria-hidden="true">
      {day.parts.map(({ kind, minutes }, index) => (
        <rect key={startsAt[index]} x={startsAt[index]} width={minutes} height="40" data-part={classOf(kind)} />
      ))}
      {start + day.dutyMinutes > limit && <rect x={limit} width={start + day.dutyMinutes - limit} height="40" data-part="over" />}
      <path d={`M${limit} 0V40`} className={styles.limit} />
    </svg>
  );
}

const shown = ['drive', 'empty', 'work', 'wait'] as const;

function classOf(kind: string): (typeof shown)[number] {
  if (kind === 'drive') return 'drive';
  if (kind === 'empty-drive') return 'empty';
  return kind === 'work' ? 'work' : 'wait';
}

function Legend() {
  const { t } = useTranslation('pages');
  return (
    <ul className={styles.legend} aria-hidden="true">
      {shown.map((part) => (
        <li key={part} data-part={part}>
          {t(`home.plan.parts.${part}`)}
        </li>
      ))}
    </ul>
  );
}
