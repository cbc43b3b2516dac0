import type { UnitReading } from '#operations/tachograph/rules/unit-reading.ts';
import { useDesk } from '../desk-texts.ts';
import { formatDuration } from '../planning/format-duration.ts';
import { Empty } from '../ui/empty.tsx';
import { Section } from '../ui/page.tsx';
import { Table } from '../ui/rows.tsx';
import { useTachograph, useUtc } from './use-tachograph.ts';

type UnitDaysProps = { readonly days: UnitReading['days'] /** The reader may not see who drove. */; readonly isHidden: boolean };

/** Each day of the unit: what was done in the driver's slot, and whose cards were in it. Latest first. */
export function UnitDays({ days, isHidden }: UnitDaysProps) {
  const { t } = useTachograph();
  const head = (['date', 'who', 'drive', 'work', 'available', 'withoutCard', 'odometer'] as const).map((key) => ({
    key,
    text: t(`days.${key}`),
  }));
  return (
    <Section title={t('days.title')} detail={days.length}>
      {isHidden && <p>{t('days.hidden')}</p>}
      {days.length === 0 ? (
        <Empty title={t('days.none')} />
      ) : (
        <Table caption={t('days.title')} head={head}>
          {days.toReversed().map((day) => (
            <UnitDay key={day.date} day={day} />
          ))}
        </Table>
      )}
    </Section>
  );
}

function UnitDay({ day: { date: of, insertions, stretches, odometerKm } }: { readonly day: UnitReading['days'][number] }) {
  const { date, number } = useDesk();
  const { t } = useTachograph();
  const utc = useUtc();
  const own = stretches.filter(({ slot }) => slot === 1);
  const sum = (isOf: (stretch: (typeof own)[number]) => boolean) =>
    formatDuration(own.filter(isOf).reduce((minutes, { from, until }) => minutes + until - from, 0));
  return (
    <tr>
      <th scope="row">{date(of)}</th>
      <td data-label={t('days.who')}>
        {insertions.map(({ card, name, slot, insertedAt, withdrawnAt }) => (
          <div key={`${card} ${insertedAt}`}>
            {t('days.inserted', {
              name: name || card,
              from: utc(insertedAt),
              until: withdrawnAt === null ? t('days.stillIn') : utc(withdrawnAt),
            })}
            {slot === 2 && ` (${t('days.codriver')})`}
          </div>
        ))}
      </td>
      <td data-label={t('days.drive')}>{sum(({ activity }) => activity === 'drive')}</td>
      <td data-label={t('days.work')}>{sum(({ activity }) => activity === 'work')}</td>
      <td data-label={t('days.available')}>{sum(({ activity }) => activity === 'available')}</td>
      <td data-label={t('days.withoutCard')}>{sum(({ activity, hasCard }) => activity === 'drive' && !hasCard)}</td>
      <td data-label={t('days.odometer')}>{odometerKm === null ? '–' : `${number(odometerKm)} km`}</td>
    </tr>
  );
}
