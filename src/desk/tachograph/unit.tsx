import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import planning from '../planning/planning.module.css';
import { Page, Section } from '../ui/page.tsx';
import { Facts } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import { TachographFile } from './tachograph-file.tsx';
import { ComparedCards } from './unit-compared.tsx';
import { UnitDays } from './unit-days.tsx';
import { UnitEvents } from './unit-events.tsx';
import { TachographTextsContext, useTachograph, useUtc } from './use-tachograph.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const unit = await desk.queries.tachograph.unit({ id: params.id ?? '' });
  if (unit === null) throw data(null, { status: 404 });
  return { ...unit, texts: desk.textsOf('tachograph') };
}

/** What the file of a vehicle's unit says. */
export default function UnitRoute() {
  return (
    <TachographTextsContext value={useLoaderData<typeof loader>().texts}>
      <UnitPage />
    </TachographTextsContext>
  );
}

function UnitPage() {
  const { file, reading, compared } = useLoaderData<typeof loader>();
  const { t } = useTachograph();
  const title = t('unit.title', { plate: file.plate });
  return (
    <Page title={title} actions={<Link to={`/fleet/vehicles/${file.vehicleId}`}>{file.plate}</Link>}>
      <title>{title}</title>
      <div className={planning.body}>
        <UnitFacts />
        {compared !== null && <ComparedCards compared={compared} />}
        <UnitDays days={reading.days} isHidden={compared === null} />
        <UnitEvents reading={reading} />
        <Calibrations />
      </div>
    </Page>
  );
}

function UnitFacts() {
  const { file, reading } = useLoaderData<typeof loader>();
  const { date } = useDesk();
  const { t } = useTachograph();
  const utc = useUtc();
  const { unit, calibrations, unknown } = reading;
  const [next] = calibrations
    .flatMap(({ nextOn }) => (nextOn === null ? [] : [nextOn]))
    .toSorted()
    .toReversed();
  return (
    <Section title={t('unit.facts')} detail={t('unit.utc')}>
      <Facts
        facts={[
          [t('unit.readAt'), utc(reading.readAt)],
          [t('unit.period'), `${utc(reading.from)} – ${utc(reading.until)}`],
          [t('unit.generation'), t(`generations.${reading.generation}`)],
          [t('unit.vin'), reading.vin],
          [t('unit.plate'), reading.plate],
          ...(next === undefined ? [] : [[t('unit.nextCalibration'), date(next)] as const]),
          ...(unit === null
            ? []
            : ([
                [t('unit.maker'), `${unit.maker} ${unit.part}`],
                [t('unit.serial'), unit.serial],
                [t('unit.software'), unit.software],
                [t('unit.approval'), unit.approval],
                [t('unit.madeOn'), unit.madeOn === null ? '' : date(unit.madeOn)],
              ] as const)),
          [t('unit.speed'), t('unit.speedMinutes', { count: reading.speedMinutes })],
        ]}
      />
      <ul className={planning.list}>
        <li>
          <TachographFile kind="unit" file={file} leftOut={reading.leftOut} unknown={unknown.length} />
        </li>
        {unknown.map(({ at, code, bytes }) => (
          <li key={at}>{t('file.unknownPart', { at, code: code.toString(16).padStart(2, '0'), bytes })}</li>
        ))}
      </ul>
    </Section>
  );
}

function Calibrations() {
  const { reading } = useLoaderData<typeof loader>();
  const { date } = useDesk();
  const { t, named } = useTachograph();
  const utc = useUtc();
  const head = (['at', 'purpose', 'workshop', 'next', 'tyres', 'limit'] as const).map((key) => ({ key, text: t(`calibrations.${key}`) }));
  return (
    <Section title={t('calibrations.title')} detail={reading.calibrations.length}>
      <Table caption={t('calibrations.title')} head={head}>
        {reading.calibrations.map(({ at, purpose, workshop, nextOn, tyres, limitKmh, odometerKm, plate }, index) => (
          <tr key={`${at} ${purpose} ${nextOn} ${odometerKm} ${plate} ${String(index)}`}>
            <th scope="row">{utc(at)}</th>
            <td data-label={t('calibrations.purpose')}>{named('purposes', String(purpose))}</td>
            <td data-label={t('calibrations.workshop')}>{workshop}</td>
            <td data-label={t('calibrations.next')}>{nextOn === null ? '–' : date(nextOn)}</td>
            <td data-label={t('calibrations.tyres')}>{tyres}</td>
            <td data-label={t('calibrations.limit')}>{t('speeding.kmh', { speed: limitKmh })}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}
