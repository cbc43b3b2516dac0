import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import styles from '../duty/duty.module.css';
import { DutyAnswer, PhoneActs } from '../duty/duty-acts.tsx';
import { type ShownDuty, useDuty } from '../duty/use-duty.ts';
import { CrewChange } from '../planning/crew-change.tsx';
import { formatDuration } from '../planning/format-duration.ts';
import { KnockOnCures, type ShownKnockOn } from '../planning/knock-ons.tsx';
import { usePlanning } from '../planning/use-planning.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Drawer } from '../ui/dialog.tsx';
import { DutyActs } from './duty-acts.tsx';
import { DutySplit } from './duty-split.tsx';
import { LockActs } from './lock-acts.tsx';
import type { Lift, RunName } from './use-lift.ts';

type DrawerProps = {
  readonly run: RunName;
  readonly closeTo: string;
  /** Its conflicts. */
  readonly broken: readonly ShownKnockOn[];
  /** The minutes of rest after a duty, by driver id. */
  readonly restOf: (driverId: string) => number;
  readonly lift: Lift;
};

/** A duty's details beside the board: its times, its driver with the remaining hours, and one-press acts. */
export function BoardDrawer({ run, closeTo, broken, restOf, lift }: DrawerProps) {
  const { t } = useDesk();
  const { duty, sender, answer } = useDuty(run);
  useWayBack(lift.lifted === null ? closeTo : null);
  const title = duty === null ? run.reference : `${duty.from} → ${duty.to}`;
  return (
    <Drawer title={title} closeTo={closeTo} isBelowBar>
      {duty === null ? (
        <p role="status">{t('ui.loading')}</p>
      ) : (
        <div className={styles.duty}>
          <Head duty={duty} />
          <DutyAnswer answer={answer} />
          {broken.map((each) => (
            <div key={`${each.kind} ${each.of}`} className={styles.broken}>
              <KnockOnCures knockOn={each} />
            </div>
          ))}
          <PhoneActs duty={duty} sender={sender} />
          <Course duty={duty} />
          <Facts duty={duty} restOf={restOf} />
          <DutyActs duty={duty} sender={sender} lift={lift} />
          <LockActs duty={duty} sender={sender} />
          <DutySplit duty={duty} sender={sender} />
          <History duty={duty} />
        </div>
      )}
    </Drawer>
  );
}

/** Escape closes the drawer wherever the focus is, because the pressed element may be gone; the focus returns to where it came from. */
function useWayBack(closeTo: string | null): void {
  const navigate = useNavigate();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || closeTo === null || document.querySelector(':popover-open') !== null) return;
    void navigate(closeTo, { preventScrollReset: true });
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    const key = document.activeElement?.getAttribute('data-bar') ?? '';
    return () => {
      const bar = key === '' ? null : document.querySelector(`[data-bar="${CSS.escape(key)}"]`);
      if (bar instanceof SVGElement) bar.focus();
    };
  }, []);
}

function Head({ duty: { reference, people, duties } }: { readonly duty: ShownDuty }) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  const [first] = duties;
  return (
    <p className={styles.head}>
      {[reference, first === undefined ? '' : instant(first.startsAt), p('board.people', { count: people })].join(' · ')}{' '}
      <ButtonLink to={`/trips/${reference}`} kind="quiet" size="small" icon="right" shortcut="o">
        {p('board.duty.openTrip')}
      </ButtonLink>
    </p>
  );
}

/** The start, the stops with their times, and the end, by day. */
function Course({ duty: { duties } }: { readonly duty: ShownDuty }) {
  const { clock, instant } = useDesk();
  const { p } = usePlanning();
  return (
    <section aria-label={p('board.duty.title')}>
      <h3>{p('board.duty.title')}</h3>
      {duties.map(({ startsAt, endsAt, stops }) => (
        <ol key={startsAt} className={styles.course}>
          <li>
            <time>{duties.length > 1 ? instant(startsAt) : clock(startsAt)}</time> <span>{p('board.duty.begins')}</span>
          </li>
          {stops.map(({ index, place, time }) => (
            <li key={index} data-stop>
              <time>{time}</time> <strong>{place}</strong>
            </li>
          ))}
          <li>
            <time>{duties.length > 1 ? instant(endsAt) : clock(endsAt)}</time> <span>{p('board.duty.ends')}</span>
          </li>
        </ol>
      ))}
    </section>
  );
}

type FactsProps = { readonly duty: ShownDuty; readonly restOf: (driverId: string) => number };

/** Who drives it with what, and what the law leaves him. */
function Facts({ duty: { crew, outside, vehicle, duties, postings }, restOf }: FactsProps) {
  const { instant } = useDesk();
  const { p, called } = usePlanning();
  const driving = duties.reduce((sum, { drivingMinutes }) => sum + drivingMinutes, 0);
  const ends = duties.at(-1)?.endsAt;
  return (
    <dl className={styles.facts}>
      <dt>{p('board.duty.driver')}</dt>
      <dd>
        {crew.length === 0 && (outside.join(', ') || p('board.duty.nobody'))}
        {crew.map(({ id, name, phone, hours }) => (
          <div key={id}>
            <strong>{name}</strong> <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            {hours !== null && (
              <div data-over={hours.leftMinutes < 0 || undefined}>
                {p('board.duty.hours')}: {p('board.duty.hoursOf', { left: formatDuration(hours.leftMinutes), of: hours.ofMinutes / 60 })}
              </div>
            )}
            {hours?.latestAt != null && (
              <div>
                {p('board.duty.latest')}: {instant(hours.latestAt)}
              </div>
            )}
            {ends !== undefined && restOf(id) > 0 && (
              <div>
                {p('board.duty.restAfter')}:{' '}
                {p('board.duty.until', { at: instant(new Date(Date.parse(ends) + restOf(id) * 60_000).toISOString()) })}
              </div>
            )}
          </div>
        ))}
      </dd>
      <dt>{p('board.duty.vehicle')}</dt>
      <dd>{vehicle === null ? p('board.duty.nobody') : `${vehicle.plate}, ${p('vehicle.seatsOf', { count: vehicle.seats })}`}</dd>
      <dt>{p('board.duty.driving')}</dt>
      <dd>{formatDuration(driving)}</dd>
      {postings.length > 0 && (
        <>
          <dt>{p('board.duty.posting')}</dt>
          <dd>{postings.map((country) => `${country}: ${called('posting.verdicts', 'declare')}`).join(', ')}</dd>
        </>
      )}
    </dl>
  );
}

function History({ duty: { changes } }: { readonly duty: ShownDuty }) {
  const { p } = usePlanning();
  if (changes.length === 0) return null;
  return (
    <section aria-label={p('board.duty.history')}>
      <h3>{p('board.duty.history')}</h3>
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            <CrewChange change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}
