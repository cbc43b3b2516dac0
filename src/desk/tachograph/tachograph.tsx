import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatMonth } from '#domain/calendar/format-month.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { tagOf } from '#domain/sites/language.ts';
import { isMonth } from '#operations/duties/rules/driver-month.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { infringementRules } from '#operations/tachograph/rules/infringement.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { monthBeside } from '../on-duty/month-beside.ts';
import { formatDuration } from '../planning/format-duration.ts';
import planning from '../planning/planning.module.css';
import { Empty } from '../ui/empty.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Table } from '../ui/rows.tsx';
import { Tag } from '../ui/state.tsx';
import { TachographTextsContext, useTachograph, useUtc } from './use-tachograph.ts';

export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const asked = new URL(args.request.url).searchParams.get('month') ?? '';
  const month = isMonth(asked) ? asked : todayIn(planningZone, new Date().toISOString()).slice(0, 7);
  const { due, infringements } = desk.queries.tachograph;
  const [readings, found] = await Promise.all([due({}), desk.signedIn.rights.includes('manage-drivers') ? infringements({ month }) : null]);
  return { month, readings, found, texts: desk.textsOf('tachograph') };
}

/** When cards and units are to be read, and what the cards show against the law. */
export default function TachographRoute() {
  return (
    <TachographTextsContext value={useLoaderData<typeof loader>().texts}>
      <TachographPage />
    </TachographTextsContext>
  );
}

function TachographPage() {
  const { found } = useLoaderData<typeof loader>();
  const { t } = useTachograph();
  return (
    <Page title={t('title')}>
      <title>{t('title')}</title>
      <div className={planning.body}>
        {found !== null && <Infringements />}
        <Readings />
      </div>
    </Page>
  );
}

function Readings() {
  const { readings } = useLoaderData<typeof loader>();
  const { instant } = useDesk();
  const { t } = useTachograph();
  const head = (['what', 'kind', 'last', 'by'] as const).map((key) => ({ key, text: t(`due.${key}`) }));
  return (
    <Section title={t('due.title')} detail={t('due.help')}>
      {readings.length === 0 ? (
        <Empty title={t('due.none')} />
      ) : (
        <Table caption={t('due.title')} head={head}>
          {readings.map(({ kind, of, name, readAt, dueAt, isLate }) => (
            <tr key={of}>
              <th scope="row">
                <Link to={kind === 'card' ? `/drivers/${of}` : `/fleet/vehicles/${of}`}>{name}</Link>
              </th>
              <td data-label={t('due.kind')}>{t(`due.${kind}`)}</td>
              <td data-label={t('due.last')}>{readAt === null ? t('due.never') : instant(readAt)}</td>
              <td data-label={t('due.by')}>
                {dueAt !== null && instant(dueAt)} {isLate && <Tag>{t('due.late')}</Tag>}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}

function Infringements() {
  const { month, found } = useLoaderData<typeof loader>();
  const { language } = useDesk();
  const { t } = useTachograph();
  const title = t('infringements.title', { month: formatMonth(month, tagOf(language)) });
  const beside = (by: number) => `/tachograph?month=${monthBeside(month, by)}`;
  return (
    <Section
      title={title}
      detail={t('infringements.help')}
      actions={
        <>
          <Link to={beside(-1)}>{t('infringements.before')}</Link> <Link to={beside(1)}>{t('infringements.after')}</Link>
        </>
      }
    >
      {found?.length === 0 && <Empty title={t('infringements.none')} />}
      {found?.map((each) => (
        <DriverInfringements key={each.driverId} of={each} />
      ))}
    </Section>
  );
}

type OfDriver = NonNullable<Awaited<ReturnType<typeof loader>>['found']>[number];

function DriverInfringements({ of: { driverId, driver, infringements, isUnreadable } }: { readonly of: OfDriver }) {
  const { month } = useLoaderData<typeof loader>();
  const { t } = useTachograph();
  const { t: d } = useDesk();
  const utc = useUtc();
  const head = (['when', 'what', 'found', 'limit', 'category'] as const).map((key) => ({ key, text: t(`infringements.${key}`) }));
  return (
    <section aria-label={driver}>
      <h3>
        <Link to={`/drivers/${driverId}`}>{driver}</Link> ·{' '}
        <a href={`/tachograph/letters/${driverId}/${month}`}>{t('infringements.letter')}</a>
      </h3>
      {isUnreadable && <p>{d('table.unreadable')}</p>}
      <Table caption={driver} head={head}>
        {infringements.map(({ rule, category, at, minutes, limitMinutes }) => (
          <tr key={`${rule} ${at}`}>
            <th scope="row">{utc(at)} UTC</th>
            <td data-label={t('infringements.what')}>
              {t(`rules.${rule}`)} · {infringementRules[rule]}
            </td>
            <td data-label={t('infringements.found')}>{formatDuration(minutes)}</td>
            <td data-label={t('infringements.limit')}>{formatDuration(limitMinutes)}</td>
            <td data-label={t('infringements.category')}>{t(`categories.${category}`)}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
