import { nameUndeclared } from '#operations/posting/rules/name-undeclared.ts';
import { useDesk } from '../desk-texts.ts';
import { useIncidents } from '../incidents/use-incidents.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { useSales } from '../sales/use-sales.ts';
import { useTaskWords } from '../tasks/use-task-text.ts';
import type { IconName, ShapeName } from '../ui/icons/icon-names.ts';
import type { Tone } from '../ui/state.tsx';
import type { TodayLine, TodayLineOf } from './today-line.ts';
import { useTodayWords } from './today-words.ts';

type Look = { readonly tone: Tone } & ({ readonly shape: ShapeName } | { readonly icon: IconName });

const looks: Readonly<Record<TodayLine['kind'], Look>> = {
  incident: { icon: 'warn', tone: 'red' },
  'knock-on': { icon: 'clock', tone: 'red' },
  coach: { shape: 'open', tone: 'red' },
  unread: { shape: 'unread', tone: 'amber' },
  declare: { icon: 'page', tone: 'amber' },
  contact: { icon: 'phone', tone: 'grey' },
  message: { icon: 'mail', tone: 'blue' },
  mention: { icon: 'note', tone: 'blue' },
  task: { icon: 'check', tone: 'grey' },
  price: { icon: 'tag', tone: 'accent' },
  request: { shape: 'request', tone: 'accent' },
  overdue: { shape: 'late', tone: 'red' },
  mail: { icon: 'mail', tone: 'red' },
  lost: { icon: 'bag', tone: 'grey' },
  review: { icon: 'star', tone: 'grey' },
  alert: { icon: 'bell', tone: 'amber' },
  card: { icon: 'driver', tone: 'grey' },
  unit: { icon: 'coach', tone: 'grey' },
  quote: { shape: 'quote', tone: 'blue' },
};

export function lookOfLine({ kind }: Pick<TodayLine, 'kind'>): Look {
  return looks[kind];
}

export type LineWords = { readonly kind: string; readonly object: string; readonly cause: string };

/** The title of a line, its owner, and the reason for it, in words. */
export function useLineWords(): (line: TodayLine) => LineWords {
  const { t } = useTodayWords();
  const causeOf = useCause();
  return (line) => ({ kind: t(`kinds.${line.kind}`), object: objectOf(line), cause: causeOf(line) });
}

function objectOf({ kind, trip, reference, about }: TodayLine): string {
  if (kind === 'card') return about.driver;
  if (kind === 'unit') return about.plate;
  if (kind === 'message' && trip === null) return about.from;
  return trip?.route ?? reference ?? '';
}

function useCause(): (line: TodayLine) => string {
  const { t, named, money, date, instant } = useDesk();
  const w = useTodayWords();
  const { i, called } = useIncidents();
  const s = useSales();
  const { p } = usePlanning();
  const taskText = useTaskWords();
  const alertText = useAlertText();
  const mailCause = ({ about: { mail, failedAt, isUnsure } }: TodayLineOf<'mail'>) =>
    t(isUnsure ? 'today.mailUnsure' : 'today.mailFailed', { mail: named('mails', mail), at: instant(failedAt) });
  return (line) => {
    const { trip } = line;
    const people = trip === null ? '' : w.t('people', { count: trip.passengers });
    switch (line.kind) {
      case 'incident':
        return `${called('kinds', line.about.incidentKind)}. ${i('openedBy', { name: line.about.openedBy, at: instant(line.about.openedAt) })}`;
      case 'knock-on': {
        const { because, lateReference, lateMinutes, expectedEnd, of } = line.about;
        return `${of}: ${p(`knockOn.because.${because}`, { reference: lateReference, minutes: lateMinutes, at: instant(expectedEnd) })}`;
      }
      case 'coach':
        return coachCause(line, {
          people,
          alertText,
          dropped: (values) => t('dropped.line', values),
          fee: (fee) => t('dropped.fee', { fee }),
          money,
          instant,
        });
      case 'unread':
        return t('today.ring', { driver: line.about.driver, at: instant(line.about.startsAt) });
      case 'declare':
        return t('lacks.reference');
      case 'contact':
        return t('lacks.leader');
      case 'message':
        return messageCause(line);
      case 'mention':
        return `${line.about.memberName}: ${line.about.text}`;
      case 'task':
        return taskText(line.about);
      case 'price': {
        const { memberName, totalCents, percentBelow, reason } = line.about.proposal;
        return s('byLines.waits', { name: memberName, total: money(totalCents), percent: Math.round(percentBelow * 10) / 10, reason });
      }
      case 'request':
        return `${people} · ${line.about.reasons.map((reason) => named('reasons', reason)).join(', ')}`;
      case 'overdue':
        return t('today.due', { amount: money(line.about.outstandingCents), date: date(line.about.dueDate) });
      case 'mail':
        return mailCause(line);
      case 'lost':
        return `${line.about.what} · ${t(`lostStates.${line.about.state}`)}`;
      case 'review': {
        const { author, text, driver, bus, platform } = line.about;
        return `${author}: ${t('today.marks', { driver, bus, platform })} “${text}”`;
      }
      case 'alert':
        return alertText(line.about);
      case 'card':
      case 'unit':
        return t(line.about.isOverdue ? 'today.cardLate' : 'today.cardDue', { at: line.dueAt === null ? '' : instant(line.dueAt) });
      case 'quote':
        return [people, ...(trip?.totalCents ? [money(trip.totalCents)] : [])].join(' · ');
    }
  };
}

/** The sender is named where the title is the trip's. */
function messageCause({ trip, about: { from, subject, opening } }: TodayLineOf<'message'>): string {
  return `${trip === null ? '' : `${from}: `}${subject} ${opening}`.trim();
}

type AlertFacts = TodayLineOf<'alert'>['about'] | Extract<TodayLineOf<'coach'>['about'], { readonly alert: string }>;

function useAlertText(): (about: AlertFacts) => string {
  const { named, date, language } = useDesk();
  return ({ alert, open, vehicles, names, dueOn }) =>
    named('rings', alert, {
      open,
      vehicles,
      names: names.map((name) => (alert === 'undeclared' ? nameUndeclared(name, language) : name)).join(', '),
      date: dueOn === null ? '' : date(dueOn),
    });
}

type CoachWords = {
  readonly people: string;
  readonly alertText: (about: AlertFacts) => string;
  readonly dropped: (values: { operator: string; at: string; starts: string }) => string;
  readonly fee: (fee: string) => string;
  readonly money: (cents: number) => string;
  readonly instant: (instant: string) => string;
};

function coachCause({ about, dueAt }: TodayLineOf<'coach'>, { people, alertText, dropped, fee, money, instant }: CoachWords): string {
  if (about.why === 'departs') return people;
  if (about.why !== 'dropped') return alertText(about);
  const said = about.reason === '' ? '' : ` “${about.reason}”.`;
  const gave = dropped({ operator: about.operator, at: instant(about.droppedAt), starts: dueAt === null ? '' : instant(dueAt) });
  return `${gave}${said} ${fee(money(about.feeCents))}`;
}
