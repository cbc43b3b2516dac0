import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { addDays } from '#domain/calendar/date.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate } from '#output/texts/create-translate.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { Empty } from '../ui/empty.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Button, Field, Select } from '../ui/parts.tsx';
import { Segment } from '../ui/tabs.tsx';
import { createFigureWords, FigureTextsContext, useFigureWords } from './figure-texts.ts';
import styles from './figures.module.css';
import { FiguresTable } from './figures-table.tsx';
import { Funnel } from './funnel.tsx';
import { KeyFigures } from './key-figures.tsx';
import { nameLine } from './name-line.ts';
import { WeeksChart } from './weeks-chart.tsx';

const kinds = ['site', 'occasion', 'source', 'week'] as const;

/** Weeks, site and table are part of the address, so that a view can be sent to a colleague. */
export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const query = new URL(args.request.url).searchParams;
  const asked = { from: query.get('from') ?? '', to: query.get('to') ?? '', site: query.get('site') ?? '' };
  const figures = await desk.queries.figures.ofWeeks(asked);
  const texts = desk.textsOf('figures');
  const parts = { tag: tagOf(desk.language), namespace: 'form', namespaces: ['form'], textsOf: desk.textsOf } as const;
  const names = { ...createFigureWords({ language: desk.language, texts }), form: createTranslate(parts), language: desk.language };
  const lines = figures.lines.map((line) => ({ ...line, name: nameLine(line, names) }));
  return { ...figures, lines, site: asked.site, by: kinds.find((kind) => kind === query.get('by')) ?? 'site', texts };
}

export default function FiguresPage() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <FigureTextsContext value={texts}>
      <Figures />
    </FigureTextsContext>
  );
}

/** The outcomes of requested trips, without naming a trip or a person. */
function Figures() {
  const { from, to, today, lines, before } = useLoaderData<typeof loader>();
  const { t } = useDesk();
  const { f } = useFigureWords();
  const all = lines.find(({ kind }) => kind === 'all');
  return (
    <Page title={t('nav.figures')} tools={<Tools />}>
      <title>{t('nav.figures')}</title>
      {all === undefined || all.asked === 0 ? (
        <Empty title={f('nothing')} />
      ) : (
        <>
          <KeyFigures all={all} before={before.find(({ kind, asked }) => kind === 'all' && asked > 0)} />
          <div className={styles.pictures}>
            <Section title={f('byWeek')}>
              <WeeksChart from={from} to={to} today={today} lines={lines} before={before} />
            </Section>
            <Section title={f('funnel')}>
              <Funnel all={all} />
            </Section>
          </div>
          <ByKind />
        </>
      )}
    </Page>
  );
}

/** The table, grouped by one of the kinds. */
function ByKind() {
  const { from, to, site, by, madeAt, lines } = useLoaderData<typeof loader>();
  const { instant } = useDesk();
  const { f } = useFigureWords();
  const addressOf = (kind: string) => `/figures?${new URLSearchParams({ from, to: addDays(to, 6), site, by: kind })}`;
  const ofKind = lines.filter(({ kind }) => kind === by);
  const shown = by === 'week' ? ofKind.toSorted((one, other) => (one.value < other.value ? 1 : -1)) : ofKind;
  const segment = (
    <Segment label={f('kind')} options={kinds.map((kind) => ({ to: addressOf(kind), text: f(kind) }))} current={addressOf(by)} />
  );
  return (
    <Section title={f(by)} actions={segment}>
      <FiguresTable lines={shown} total={lines.find(({ kind }) => kind === 'all')} of={f(by)} />
      <p className={styles.note}>{f('asOf', { at: instant(madeAt) })}</p>
      <p className={styles.note}>{f('marginHelp')}</p>
    </Section>
  );
}

function Tools() {
  const { from, to, site, by } = useLoaderData<typeof loader>();
  const { t } = useDesk();
  const { f } = useFigureWords();
  const lastDay = addDays(to, 6);
  return (
    <>
      <Form className={styles.tools} role="search" aria-label={f('period')}>
        <Field label={f('from')} name="from" type="date" defaultValue={from} />
        <Field label={f('to')} name="to" type="date" defaultValue={lastDay} />
        <Select
          label={t('trips.site')}
          name="site"
          defaultValue={site}
          options={[['', t('trips.all')], ...siteKeys.map((key) => [key, key] as const)]}
        />
        <input type="hidden" name="by" value={by} />
        <Button>{t('trips.show')}</Button>
      </Form>
      <a className={styles.export} href={`/figures.csv?${new URLSearchParams({ from, to: lastDay, site })}`} download>
        {f('export')}
      </a>
    </>
  );
}
