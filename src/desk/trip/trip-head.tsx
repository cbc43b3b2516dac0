import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import type { OnDutyIntent } from '../on-duty/on-duty-forms.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { Presence } from '../ui/page.tsx';
import { State, TripState } from '../ui/state.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { FactRow } from '../ui/timeline.tsx';
import { useRights } from '../use-rights.ts';
import { useWork } from '../use-work.ts';
import { crewLooks } from './crew-state.ts';
import type { SaidTrip } from './describe-trip.ts';
import { PaidText } from './paid-text.tsx';
import styles from './trip.module.css';
import { findMainAct, listActGroups } from './trip-acts.ts';
import { pathToTrip, tripTabs } from './trip-page.ts';
import { useTripView } from './trip-view.ts';

type TripHeadProps = { readonly said: SaidTrip; readonly sheets: readonly { readonly vehicle: string }[] };

/** The head of the page, which never scrolls away: the trip, its state, the main act, the other acts in a menu, eight facts, the tabs. */
export function TripHead({ said, sheets }: TripHeadProps) {
  const { t } = useDesk();
  const { trip } = useTripView();
  const { row, ends } = trip;
  return (
    <header className={styles.head}>
      <div className={styles.crumbs}>
        <Link to="/trips">{t('nav.trips')}</Link>
        <Icon name="right" size={14} />
        <span className={styles.reference}>{row.reference}</span>
        <span className={styles.muted}>{row.customer}</span>
        <Presence names={trip.present} />
      </div>
      <div className={styles.titleRow}>
        <h1>
          {ends.from} → {ends.to} <TripState state={row.state} />
        </h1>
        <HeadActs sheets={sheets} />
      </div>
      <Facts said={said} />
      <TripTabs />
    </header>
  );
}

/** The main act, the letter, and all other acts in a menu. */
function HeadActs({ sheets }: Pick<TripHeadProps, 'sheets'>) {
  const w = useWork();
  const view = useTripView();
  const rights = useRights();
  const { trip, tab, crew } = view;
  const { reference } = trip.row;
  const { price, trip: ofTrip, money, road, end } = listActGroups(view, rights);
  const main = findMainAct(view, rights);
  const mayRelease = crew === 'placed' && rights.has('assign-drivers');
  const items = (acts: typeof price) => acts.map(({ word, ...act }) => ({ text: w(`act.${word}`), ...act }));
  const groups = [
    { title: w('menu.price'), items: items(price) },
    { title: w('menu.trip'), items: items(ofTrip) },
    { title: w('menu.money'), items: items(money) },
    { title: w('menu.road'), items: items(road) },
    { items: items(end) },
  ].filter((group) => group.items.length > 0);
  return (
    <div className={styles.acts}>
      {trip.acts.includes('letter') && (
        <ButtonLink to={pathToTrip(reference, tab, 'letter')} icon="mail" shortcut="w">
          {w('act.letter')}
        </ButtonLink>
      )}
      <Menu groups={groups} />
      {mayRelease ? (
        <Form method="post" action={pathToTrip(reference, tab)} preventScrollReset>
          <input type="hidden" name="vehicle" value={String(Math.min(sheets.length, Math.max(0, trip.crews.length - 1)))} />
          <Button<OnDutyIntent> intent="release" kind="main" icon="send" shortcut="s">
            {w('act.sheet')}
          </Button>
        </Form>
      ) : (
        main !== null && (
          <ButtonLink to={main.to} kind="main" icon={main.icon} {...(main.shortcut === undefined ? {} : { shortcut: main.shortcut })}>
            {w(`act.${main.word}`)}
          </ButtonLink>
        )
      )}
    </div>
  );
}

function Facts({ said }: { readonly said: SaidTrip }) {
  const { money, localMoment, instant } = useDesk();
  const w = useWork();
  const { trip, tab, crew } = useTripView();
  const { row, stops, price, owner, wheelchairPlaces } = trip;
  const last = stops.at(-1);
  const back = last?.arrives ?? null;
  const backAt = last?.departure == null ? null : localMoment(last.departure);
  const leaves = stops[0]?.departure ?? null;
  const facts: readonly { readonly name: string; readonly value: ReactNode }[] = [
    { name: w('facts.leaves'), value: leaves === null ? '–' : localMoment(leaves) },
    { name: w('facts.back'), value: backAt ?? (back === null ? '–' : instant(back)) },
    {
      name: w('facts.people'),
      value: (
        <>
          {row.passengers}
          {wheelchairPlaces > 0 && <b className={styles.warn}>{w('facts.wheelchairs', { count: wheelchairPlaces })}</b>}
        </>
      ),
    },
    { name: w('facts.vehicle'), value: said.vehicles === '' ? '–' : `${said.vehicles}, ${w('crew.seats', { count: price?.seats ?? 0 })}` },
    { name: w('facts.price'), value: price === null ? '–' : money(price.totalCents) },
    { name: w('facts.paid'), value: <PaidText /> },
    { name: w('facts.crew'), value: crew === null ? '–' : <State {...crewLooks[crew]}>{w(`crewState.${crew}`)}</State> },
    {
      name: w('facts.owner'),
      value: (
        <Link to={pathToTrip(row.reference, tab, 'give')} className={styles.owner}>
          {owner !== null && <Avatar name={owner.name} />} {owner?.name ?? w('facts.nobody')}
        </Link>
      ),
    },
  ];
  return <FactRow facts={facts} />;
}

function TripTabs() {
  const w = useWork();
  const { trip, tab } = useTripView();
  const counts = { documents: trip.money.documents.length, history: trip.mails.length + trip.notes.length };
  const tabs = tripTabs.map((each) => ({
    to: pathToTrip(trip.row.reference, each),
    text: w(`tabs.${each}`),
    count: (each === 'documents' || each === 'history') && counts[each] > 0 ? counts[each] : undefined,
  }));
  return <Tabs label={w('tabs.label')} tabs={tabs} current={pathToTrip(trip.row.reference, tab)} />;
}
