import { formatDate } from '#domain/calendar/format-date.ts';
import { nameUndeclared } from '#operations/posting/rules/name-undeclared.ts';
import type { PayloadOf } from '../messages.ts';
import type { EmailBody, EmailFormats } from './email.ts';

type Rings = PayloadOf<'rings'>;

/** To a staff member: what booked trips still lack, the next departure first. */
export function createAlertsEmail({ rings: rung, more, url, language }: Rings, { t }: EmailFormats): EmailBody {
  const rings = rung.map((ring) => ({
    ...ring,
    names: ring.kind === 'undeclared' ? ring.names.map((name) => nameUndeclared(name, language)) : ring.names,
  }));
  const count = rings.length + more;
  const [first] = rings;
  return {
    subject: t('rings.subject', { count }),
    preview: first === undefined ? '' : sayRing(first, t),
    heading: t('rings.heading'),
    blocks: [
      { type: 'paragraph', text: t(introOf(rings)) },
      { type: 'list', items: rings.map((ring) => sayRing(ring, t)) },
      ...(more === 0 ? [] : [{ type: 'paragraph', text: t('rings.more', { count: more }) } as const]),
      { type: 'button', label: t('rings.button'), url },
    ],
  };
}

function introOf(rings: Rings['rings']) {
  if (rings.every(({ kind }) => kind === 'unanswered')) return 'rings.introAnswer';
  return rings.every(({ kind }) => kind === 'untaken' || kind === 'untaken-still') ? 'rings.introUntaken' : 'rings.intro';
}

function sayRing({ kind, reference, departsOn, open, vehicles, names, dueOn }: Rings['rings'][number], t: EmailFormats['t']): string {
  const lacks = t(`rings.${kind}`, { open, vehicles, names: names.join(', '), date: dueOn === null ? '' : formatDate(dueOn) });
  return `${reference}, ${formatDate(departsOn)}: ${lacks}`;
}
