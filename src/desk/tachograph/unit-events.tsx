import type { UnitReading } from '#operations/tachograph/rules/unit-reading.ts';
import planning from '../planning/planning.module.css';
import { Section } from '../ui/page.tsx';
import { Table } from '../ui/rows.tsx';
import { useTachograph, useUtc } from './use-tachograph.ts';

/** Events, faults, speeding, and what else the unit remembers. Latest first. */
export function UnitEvents({ reading }: { readonly reading: UnitReading }) {
  const { t } = useTachograph();
  return (
    <>
      <Section title={t('events.title')} detail={reading.events.length + reading.faults.length}>
        <EventTable events={[...reading.events, ...reading.faults]} />
      </Section>
      <Section title={t('speeding.title')} detail={reading.speeding.length}>
        <SpeedingTable speeding={reading.speeding} />
      </Section>
      <OtherEntries reading={reading} />
    </>
  );
}

function latestFirst<Each extends { readonly from: string | null }>(all: readonly Each[]): readonly Each[] {
  return all.toSorted((first, second) => Date.parse(second.from ?? '1970-01-01') - Date.parse(first.from ?? '1970-01-01'));
}

function useEventName(): (code: number) => string {
  const { t, named } = useTachograph();
  return (code) => {
    const hex = code.toString(16).padStart(2, '0');
    const group = code >= 0x10 && code < 0x50 ? `e${hex[0]}x` : 'eother';
    const own = `e${hex}`;
    const exact = named('eventNames', own);
    return t('eventCode', { what: exact === own ? named('eventNames', group) : exact, code: hex });
  };
}

function EventTable({ events }: { readonly events: UnitReading['events'] }) {
  const { t } = useTachograph();
  const utc = useUtc();
  const nameOf = useEventName();
  if (events.length === 0) return <p>{t('events.none')}</p>;
  const head = (['from', 'until', 'what', 'card', 'similar'] as const).map((key) => ({ key, text: t(`events.${key}`) }));
  return (
    <Table caption={t('events.title')} head={head}>
      {latestFirst(events).map(({ code, from, until, card, similar }, index) => (
        <tr key={`${code} ${from} ${until} ${card} ${String(index)}`}>
          <th scope="row">{utc(from)}</th>
          <td data-label={t('events.until')}>{utc(until)}</td>
          <td data-label={t('events.what')}>{nameOf(code)}</td>
          <td data-label={t('events.card')}>{card}</td>
          <td data-label={t('events.similar')}>{similar}</td>
        </tr>
      ))}
    </Table>
  );
}

function SpeedingTable({ speeding }: { readonly speeding: UnitReading['speeding'] }) {
  const { t } = useTachograph();
  const utc = useUtc();
  if (speeding.length === 0) return <p>{t('events.none')}</p>;
  const head = [
    ...(['from', 'until'] as const).map((key) => ({ key, text: t(`events.${key}`) })),
    ...(['highest', 'average'] as const).map((key) => ({ key, text: t(`speeding.${key}`) })),
    { key: 'card', text: t('events.card') },
  ];
  return (
    <Table caption={t('speeding.title')} head={head}>
      {latestFirst(speeding).map(({ from, until, highestKmh, averageKmh, card }, index) => (
        <tr key={`${from} ${until} ${card} ${String(index)}`}>
          <th scope="row">{utc(from)}</th>
          <td data-label={t('events.until')}>{utc(until)}</td>
          <td data-label={t('speeding.highest')}>{t('speeding.kmh', { speed: highestKmh })}</td>
          <td data-label={t('speeding.average')}>{t('speeding.kmh', { speed: averageKmh })}</td>
          <td data-label={t('events.card')}>{card}</td>
        </tr>
      ))}
    </Table>
  );
}

function OtherEntries({ reading: { locks, controls, timeChanges } }: { readonly reading: UnitReading }) {
  const { t } = useTachograph();
  const utc = useUtc();
  const entries = [
    ...locks.map(({ from, until, company }) => `${utc(from)} – ${utc(until)} · ${t('more.lock', { company })}`),
    ...controls.map(({ at, card }) => `${utc(at)} · ${t('more.control', { card })}`),
    ...timeChanges.map(({ from, until, workshop }) => `${utc(from)} – ${utc(until)} · ${t('more.clock', { workshop })}`),
  ];
  return (
    <Section title={t('more.title')} detail={entries.length}>
      <ul className={planning.list}>
        {[...new Set(entries)].map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </Section>
  );
}
