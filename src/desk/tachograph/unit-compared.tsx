import { Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { Section } from '../ui/page.tsx';
import { Table } from '../ui/rows.tsx';
import { useTachograph, useUtc } from './use-tachograph.ts';

type Compared = NonNullable<NonNullable<Awaited<ReturnType<DeskQueries['tachograph']['unit']>>>['compared']>;

/** Where a driver's card and the unit contradict each other, side by side. */
export function ComparedCards({ compared }: { readonly compared: Compared }) {
  const { t } = useTachograph();
  return (
    <Section title={t('compare.title')}>
      {compared.length === 0 && <p>{t('compare.none')}</p>}
      {compared.map((each) => (
        <ComparedCard key={each.number} of={each} />
      ))}
    </Section>
  );
}

function ComparedCard({ of: { driverId, driver, comparedDays, contradictions } }: { readonly of: Compared[number] }) {
  const { t } = useTachograph();
  const utc = useUtc();
  if (contradictions.length === 0) return <p>{t('compare.same', { name: driver, count: comparedDays })}</p>;
  const title = t('compare.differ', { name: driver });
  const head = (['when', 'card', 'unit'] as const).map((key) => ({ key, text: t(`compare.${key}`) }));
  return (
    <>
      <p>
        <Link to={`/drivers/${driverId}`}>{title}</Link>
      </p>
      <Table caption={title} head={head}>
        {contradictions.map(({ from, until, card, unit }) => (
          <tr key={from}>
            <th scope="row">
              {utc(from)} – {utc(until)}
            </th>
            <td data-label={t('compare.card')}>{t(`activities.${card ?? 'out'}`)}</td>
            <td data-label={t('compare.unit')}>{t(`activities.${unit}`)}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
