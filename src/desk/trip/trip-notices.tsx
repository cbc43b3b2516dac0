import { useDesk } from '../desk-texts.ts';
import { WaitingPriceNote } from '../sales/waiting-price.tsx';
import { Button } from '../ui/button.tsx';
import { Note, Problem, Warning } from '../ui/note.tsx';
import { useWork } from '../use-work.ts';
import { hasDrawer } from './acts/open-act.tsx';
import { describeDetail } from './describe-detail.ts';
import { listTodo, type Todo } from './list-todo.ts';
import styles from './trip.module.css';
import { useTripView } from './trip-view.ts';

type TripNoticesProps = {
  /** Changes after this version are new to the reader. */
  readonly since: number;
  readonly onSeen: () => void;
  /** The act that the address reports as done. */
  readonly done: string | null;
  readonly now: string;
};

/** What everybody who opens the trip must know first: the outcome of the last act, the open points, and recent changes. */
export function TripNotices({ since, onSeen, done, now }: TripNoticesProps) {
  const words = useDesk();
  const { t, named, instant } = words;
  const { trip, outcome } = useTripView();
  const changes = trip.history.filter(({ version }) => version > since);
  const doneAct = outcome?.problem === null ? outcome.act : outcome === undefined ? done : null;
  return (
    <div className={styles.notices}>
      {outcome !== undefined && !hasDrawer(outcome.act) && <Problem code={outcome.problem} values={outcome.values} />}
      {doneAct !== null && <Note>{t('trip.done', { act: named('acts', doneAct) })}</Note>}
      <TodoNote now={now} />
      {trip.proposal !== null && <WaitingPriceNote proposal={trip.proposal} />}
      {trip.pause !== null && (
        <Warning>
          {t('trip.held', { name: trip.pause.memberName, at: instant(trip.pause.at), reason: named('values', trip.pause.reason) })}
        </Warning>
      )}
      {changes.length > 0 && (
        <Warning>
          {t('trip.changedMeanwhile')}
          <ul>
            {changes.map(({ version, at, event, actor, actorName, detail }) => (
              <li key={version}>
                {[
                  ...[instant(at), actorName ?? named('actors', actor), named('events', event)],
                  ...detail.map((line) => describeDetail(line, words)),
                ].join(', ')}
              </li>
            ))}
          </ul>
          <Button type="button" onClick={onSeen}>
            {t('trip.goOn')}
          </Button>
        </Warning>
      )}
    </div>
  );
}

/** "Two things to do: send the duty sheet; collect € 1,333.51, due Tue 24 Nov." */
function TodoNote({ now }: { readonly now: string }) {
  const { money, date, instant, named } = useDesk();
  const w = useWork();
  const { trip, crew, paid } = useTripView();
  const todo = listTodo(trip, { crew, paid, now: Date.parse(now) });
  if (todo.length === 0) return null;
  const say = (item: Todo): string => {
    switch (item.key) {
      case 'collect':
        return w('todo.collect', { amount: money(item.cents), date: date(item.on) });
      case 'refund':
        return w('todo.refund', { amount: money(item.cents) });
      case 'expires':
      case 'reserved':
        return w(`todo.${item.key}`, { date: instant(item.at) });
      default:
        return w(`todo.${item.key}`);
    }
  };
  const { reasons } = trip.row;
  return (
    <Warning>
      {reasons.length > 0 && (
        <p>
          <b>{w('ordered.reasons')}</b> {reasons.map((reason) => named('reasons', reason)).join(', ')}
        </p>
      )}
      <p>
        <b>{w('todo.title', { count: todo.length })}</b> {todo.map(say).join('; ')}.
      </p>
    </Warning>
  );
}
