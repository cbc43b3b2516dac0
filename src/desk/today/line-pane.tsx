import { type KeyboardEvent, useEffect } from 'react';
import { Form, Link, useFetcher } from 'react-router';
import { lineRights } from '#operations/inbox/rules/inbox.ts';
import { mayDo, staffRoles } from '#operations/staff/rules/rights.ts';
import { useDesk } from '../desk-texts.ts';
import { NextWord } from '../incidents/next-word.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon, Shape } from '../ui/icons/icon.tsx';
import { Key } from '../ui/key.tsx';
import { BesideTrip } from './beside-trip.tsx';
import { lookOfLine, useLineWords } from './describe-line.ts';
import { AssignMenu, LaterMenu } from './line-menus.tsx';
import { MainAct, OtherActs } from './next-step.tsx';
import styles from './today.module.css';
import type { BesideLine, loader } from './today-beside.ts';
import type { Inbox, TodayLine } from './today-line.ts';
import { useTodayWords } from './today-words.ts';
import { When } from './when.tsx';

type LinePaneProps = {
  readonly line: TodayLine;
  readonly position: number;
  readonly count: number;
  /** It disappeared while it was read: a colleague did it, or its time is over. */
  readonly isGone: boolean;
  readonly members: Inbox['members'];
  readonly me: string;
  /** What the page loaded of the line's trip. For another line it is loaded later. */
  readonly beside: BesideLine | null;
  readonly backTo: string;
};

/** The chosen line: its subject, the next step and who may do it, and its history. */
export function LinePane({ line, position, count, isGone, members, me, beside: given, backTo }: LinePaneProps) {
  const { t } = useTodayWords();
  const wordsOf = useLineWords();
  const { kind, object, cause } = wordsOf(line);
  const look = lookOfLine(line);
  const { reference } = line;
  const beside = useBeside(line, given);
  return (
    <article className={styles.paneInside} onKeyDown={leaveByEscape} aria-label={object}>
      <header className={styles.paneHead}>
        <p className={styles.crumbs}>
          <Link to={backTo} className={styles.back}>
            <Icon name="left" /> {t('back')}
          </Link>
          <span className={styles.icon} data-tone={look.tone}>
            {'shape' in look ? <Shape name={look.shape} /> : <Icon name={look.icon} />}
          </span>
          <b data-tone={look.tone}>{kind}</b>
          {reference !== null && <span className={styles.muted}>· {reference}</span>}
          <span className={styles.position}>
            {t('position', { at: position, count })} <Key>J</Key> <Key>K</Key>
          </span>
          {reference !== null && (
            <ButtonLink to={`/trips/${reference}`} icon="arrow" size="small" shortcut="o">
              {t('openTrip')}
            </ButtonLink>
          )}
        </p>
        <h2>{object}</h2>
        <TripFacts line={line} />
      </header>
      {isGone ? (
        <p className={styles.settled} role="status">
          <Icon name="check" /> {t('settled')}
        </p>
      ) : (
        <section className={styles.next} aria-label={t('nextStep')}>
          <div className={styles.nextWords}>
            <p className={styles.meta}>{t('nextStep')}</p>
            <h3>{t(`next.${line.kind}`)}</h3>
            <p>{cause}</p>
            <p className={styles.meta}>{line.kind === 'incident' ? <NextWord incident={line.about} /> : <When line={line} />}</p>
          </div>
          <div className={styles.acts}>
            <MainAct line={line} />
            <OtherActs line={line} beside={beside} />
            <AssignMenu line={line} members={members} me={me} />
            <LaterMenu line={line} />
            <DoneForm line={line} />
          </div>
          <Who line={line} />
        </section>
      )}
      {beside !== null && <BesideTrip trip={beside} />}
    </article>
  );
}

function TripFacts({ line: { trip, reference } }: { readonly line: TodayLine }) {
  const { t } = useTodayWords();
  const { localMoment, money } = useDesk();
  if (trip === null || reference === null) return null;
  const facts = [
    trip.departure === null ? '' : localMoment(trip.departure),
    t('people', { count: trip.passengers }),
    trip.customer,
    trip.totalCents === null ? '' : money(trip.totalCents),
  ];
  return <p className={styles.muted}>{facts.filter((fact) => fact !== '').join(' · ')}</p>;
}

/** The roles that may do the next step, so that the reader knows whom to ask. */
function Who({ line: { kind } }: { readonly line: TodayLine }) {
  const { t } = useTodayWords();
  const { named } = useDesk();
  const roles = staffRoles.filter((role) => mayDo([role], lineRights[kind]));
  return (
    <p className={styles.whoMay}>
      <Icon name="people" /> {t('who', { roles: roles.map((role) => named('roles', role)).join(', ') })}
    </p>
  );
}

/** For lines that can be ticked off while their cause remains. */
function DoneForm({ line }: { readonly line: TodayLine }) {
  const { t } = useTodayWords();
  if (line.kind === 'message') {
    return (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="message" value={line.about.id} />
        <Button intent="close-message" kind="quiet" icon="check" shortcut="e">
          {t('done')}
        </Button>
      </Form>
    );
  }
  if (!line.isTicked) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="key" value={line.key} />
      <Button intent="finish" kind="quiet" icon="check" shortcut="e">
        {t('done')}
      </Button>
    </Form>
  );
}

/** Back to the line in the list. */
function leaveByEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  document.querySelector<HTMLElement>('main [data-line][aria-current]')?.focus();
}

/** What is known of the line's trip; null while it loads. */
function useBeside({ reference, kind }: TodayLine, given: BesideLine | null): BesideLine | null {
  const { load, data } = useFetcher<typeof loader>({ key: 'beside' });
  const needsCures = kind === 'knock-on';
  const isMeant = (beside: BesideLine | null | undefined) => beside?.reference === reference && (beside?.hasCures || !needsCures);
  const isGiven = isMeant(given);
  useEffect(() => {
    if (!isGiven && reference !== null) void load(`/today/${reference}?kind=${kind}`);
  }, [isGiven, load, reference, kind]);
  if (isGiven) return given;
  return isMeant(data) ? (data ?? null) : null;
}
