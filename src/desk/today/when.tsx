import { useDesk } from '../desk-texts.ts';
import type { TodayLine } from './today-line.ts';
import { useTodayWords } from './today-words.ts';

const leaving: readonly TodayLine['kind'][] = ['coach', 'unread', 'declare', 'contact', 'knock-on'];

/** The deadline, in as few words as the row has room for: today's have the time only. */
export function When({ line }: { readonly line: TodayLine }) {
  const { t } = useTodayWords();
  const { compactInstant: instant, date } = useDesk();
  const { kind, dueAt } = line;
  if (kind === 'request') return t('when.since', { at: instant(line.about.createdAt) });
  if (kind === 'overdue') return <b data-tone="red">{t('when.due', { at: date(line.about.dueDate) })}</b>;
  if (kind === 'alert') return t('when.leaves', { at: date(line.about.departsOn) });
  if (kind === 'coach' && line.about.why !== 'departs' && line.about.why !== 'dropped') {
    return <b data-tone="amber">{t('when.leaves', { at: date(line.about.departsOn) })}</b>;
  }
  if (dueAt === null) return null;
  if (kind === 'task') return <b data-tone={line.about.isLate ? 'red' : undefined}>{t('when.by', { at: date(dueAt.slice(0, 10)) })}</b>;
  const word = leaving.includes(kind) ? 'leaves' : kind === 'quote' ? 'until' : 'by';
  const tone = line.group === 'now' || isReadingOverdue(line) ? 'red' : undefined;
  return <b data-tone={tone}>{t(`when.${word}`, { at: instant(dueAt) })}</b>;
}

function isReadingOverdue({ kind, about }: TodayLine): boolean {
  return (kind === 'card' || kind === 'unit') && about.isOverdue;
}
