import { formatDate } from '#domain/calendar/format-date.ts';
import { nameUndeclared } from '#operations/posting/rules/name-undeclared.ts';
import type { PayloadOf } from '../messages.ts';
import type { EmailBody, EmailFormats } from './email.ts';

type AlertsMail = PayloadOf<'rings'>;

/** To a staff member: what booked trips still lack, the next departure first. */
export function createAlertsEmail({ rings: listed, more, url, language }: AlertsMail, { t }: EmailFormats): EmailBody {
  const alerts = listed.map((alert) => ({
    ...alert,
    names: alert.kind === 'undeclared' ? alert.names.map((name) => nameUndeclared(name, language)) : alert.names,
  }));
  const count = alerts.length + more;
  const [first] = alerts;
  return {
    subject: t('rings.subject', { count }),
    preview: first === undefined ? '' : composeAlertLine(first, t),
    heading: t('rings.heading'),
    blocks: [
      { type: 'paragraph', text: t(introOf(alerts)) },
      { type: 'list', items: alerts.map((alert) => composeAlertLine(alert, t)) },
      ...(more === 0 ? [] : [{ type: 'paragraph', text: t('rings.more', { count: more }) } as const]),
      { type: 'button', label: t('rings.button'), url },
    ],
  };
}

function introOf(alerts: AlertsMail['rings']) {
  if (alerts.every(({ kind }) => kind === 'unanswered')) return 'rings.introAnswer';
  return alerts.every(({ kind }) => kind === 'untaken' || kind === 'untaken-still') ? 'rings.introUntaken' : 'rings.intro';
}

function composeAlertLine(
  { kind, reference, departsOn, open, vehicles, names, dueOn }: AlertsMail['rings'][number],
  t: EmailFormats['t'],
): string {
  const lacks = t(`rings.${kind}`, { open, vehicles, names: names.join(', '), date: dueOn === null ? '' : formatDate(dueOn) });
  return `${reference}, ${formatDate(departsOn)}: ${lacks}`;
}
