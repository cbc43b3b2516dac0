import type { DeskQueries } from '#desk-service/desk-service.ts';
import { perUnit } from '#operations/partners/rules/price-list.ts';
import { useDesk } from '../desk-texts.ts';
import { usePartners } from '../partners/use-partners.ts';
import { formatDuration } from '../planning/format-duration.ts';
import styles from '../planning/planning.module.css';

type Draft = NonNullable<Awaited<ReturnType<DeskQueries['offers']['draft']>>>;

/** A price of the job by seat and by kilometre, to compare it with another. */
function usePerUnit({ seats, kilometres }: Draft['job']) {
  const { money } = useDesk();
  const { t } = usePartners();
  return (cents: number) => {
    const { seatCents, kilometreCents } = perUnit(cents, { seats, kilometres });
    return [
      seatCents === null ? '' : t('make.perSeat', { price: money(seatCents) }),
      kilometreCents === null ? '' : t('make.perKilometre', { price: money(kilometreCents) }),
    ]
      .filter((text) => text !== '')
      .join(', ');
  };
}

/** Our own price by its lines, seats and distance. */
export function SalePrice({ draft: { job, saleCents, saleLines } }: { readonly draft: Draft }) {
  const { money, named, number } = useDesk();
  const { t, called } = usePartners();
  const perUnitOf = usePerUnit(job);
  const lines = saleLines.map(({ part, cents }) => `${called('saleParts', part)} ${money(cents)}`).join(', ');
  const { class: of, seats, days, minutes } = job;
  const kilometres = number(job.kilometres);
  return (
    <p>
      {t('make.job', { vehicle: named('vehicles', of), seats, kilometres, hours: formatDuration(minutes), count: days })}{' '}
      {t('make.ours', { price: money(saleCents), per: perUnitOf(saleCents), lines })}
    </p>
  );
}

type ListProps = { readonly draft: Draft } & Pick<Draft['partners'][number], 'listPrice'>;

/** What the job costs by a partner's own list, and whether that is within what may be offered. */
export function ListPriceNote({ draft: { job, highestCents }, listPrice }: ListProps) {
  const { money, number } = useDesk();
  const { t, called } = usePartners();
  const perUnitOf = usePerUnit(job);
  if (listPrice === null) return null;
  const { totalCents, lines } = listPrice;
  const parts = lines
    .map(({ part, quantity, cents }) => {
      const many = part === 'hours' ? formatDuration(job.minutes) : number(quantity ?? 1);
      return called('priceParts', part, { quantity: many, price: money(cents) });
    })
    .join(', ');
  const said = t('make.list', { price: money(totalCents), per: perUnitOf(totalCents), lines: parts });
  return totalCents > highestCents ? (
    <strong className={styles.issue}>
      {said} {t('make.above', { highest: money(highestCents) })}
    </strong>
  ) : (
    <span>{said}</span>
  );
}

/** The proposed price: the lowest list price among the partners that are asked first, within what may be offered. Null without one. */
export function proposedCents({ partners, highestCents }: Draft): number | null {
  const lists = partners.flatMap(({ isAskedFirst, listPrice }) => (isAskedFirst && listPrice !== null ? [listPrice.totalCents] : []));
  const within = lists.filter((cents) => cents <= highestCents);
  return within.length === 0 ? null : Math.min(...within);
}
