import type { NamedStop, TripChange } from '#domain/trip/list-changes.ts';
import { sayOrdered } from '#output/texts/travel/say-ordered.ts';
import { sayParts, titleOfParts } from '#output/texts/travel/say-parts.ts';
import { saySummary } from '#output/texts/travel/say-summary.ts';
import type { PayloadOf } from '../messages.ts';
import type { EmailBlock, EmailFormats, EmailRow } from './email.ts';

type Changed = PayloadOf<'itinerary-changed'>;
type Writing = Pick<EmailFormats, 't' | 'words' | 'money' | 'localMoment'>;

/** What is different now, each with its previous value, and the price. Nothing if the mail has no previous values. */
export function changesBlock({ changes, price, differenceCents }: Changed, writing: Writing): readonly EmailBlock[] {
  if (changes === undefined) return [];
  const { t, words, money } = writing;
  const priceRow: EmailRow = {
    label: words.t('price.total'),
    value: sayChange([money(price.totalCents - differenceCents), money(price.totalCents)], writing),
    strong: true,
  };
  const rows = [...changes.flatMap((change) => rowOf(change, writing) ?? []), ...(differenceCents === 0 ? [] : [priceRow])];
  return rows.length === 0 ? [] : [{ type: 'table', title: t('itinerary-changed.changes'), rows }];
}

function rowOf(change: TripChange, writing: Writing): EmailRow | null {
  const { words } = writing;
  switch (change.kind) {
    case 'stop':
      return stopRow(change, writing);
    case 'field': {
      const [before, after] = [change.before, change.after].map((items) => sayOrdered({ items, parts: [] }, words));
      const label = (after?.[0] ?? before?.[0])?.label ?? '';
      return { label, value: sayChange([linesOf(before), linesOf(after)], writing) };
    }
    case 'parts': {
      const [before = [], after = []] = [change.before, change.after].map((parts) => sayParts(parts, words));
      const label = titleOfParts(change.after.length > 0 ? change.after : change.before, words);
      return { label, value: sayChange([before.join('\n'), after.join('\n')], writing) };
    }
    case 'vehicles':
      return {
        label: writing.t('price.vehicle'),
        value: sayChange([words.vehicles(change.before), words.vehicles(change.after)], writing),
      };
  }
}

function linesOf(rows: ReturnType<typeof sayOrdered> | undefined): string {
  return (rows ?? []).flatMap(({ lines }) => lines).join('\n');
}

function stopRow({ index, before, after }: Extract<TripChange, { readonly kind: 'stop' }>, writing: Writing): EmailRow | null {
  const { t } = writing;
  if (before === null) return after === null ? null : { label: t('itinerary-changed.added'), value: sayStop(after, writing) };
  if (after === null) return { label: t('itinerary-changed.removed'), value: sayStop(before, writing) };
  if (before.name === after.name)
    return { label: after.name, value: sayChange([sayMoments(before, writing), sayMoments(after, writing)], writing) };
  const number = index + 1;
  return { label: t('itinerary-changed.stop', { number }), value: sayChange([sayStop(before, writing), sayStop(after, writing)], writing) };
}

function sayStop(stop: NamedStop, writing: Writing): string {
  return [stop.name, sayMoments(stop, writing)].filter((part) => part !== '').join(', ');
}

function sayMoments({ departure, arriveBy }: NamedStop, { words, localMoment }: Writing): string {
  const leaves = departure === null ? '' : localMoment(departure);
  const limit = arriveBy === null ? '' : words.t('stops.by', { moment: localMoment(arriveBy) });
  return [limit, leaves].filter((part) => part !== '').join(', ');
}

/** "09:00 → 08:15"; an empty side is called none. */
function sayChange([before, after]: readonly [string, string], { t }: Writing): string {
  const none = t('itinerary-changed.none');
  // A value of several lines starts on its own line.
  const isLong = `${before}${after}`.includes('\n');
  const said = t('itinerary-changed.fromTo', { before: before || none, after: after || none });
  return isLong ? said.replace(' → ', '\n→ ') : said;
}

/** When a changed booking is paid; nothing for a quote, or if no payment changed. */
export function changedPaymentBlock(
  { due = [], paysAfterwards = false, summary }: Changed,
  { t, words, money, day }: EmailFormats,
): readonly EmailBlock[] {
  if (due.length === 0) return [];
  const rows = due.map(({ part, dueOn, amountCents }) => ({
    label: summary === undefined ? words.paymentPart(part) : words.t('payment.summary.title'),
    value: t('payment.due', { amount: money(amountCents), date: day(dueOn) }),
    strong: true,
  }));
  if (summary !== undefined) return [{ type: 'table', title: t('payment.title'), rows, note: saySummary(summary, { t: words.t, day }) }];
  return [{ type: 'table', title: t('payment.title'), rows, note: paysAfterwards ? t('payment.later') : t('itinerary-changed.counts') }];
}
