import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { addDays } from '#domain/calendar/date.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate } from '#output/texts/create-translate.ts';
import { FiguresDocument } from '../api/generated/operations.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { createFigureWords, FigureTextsContext, useFigureWords } from '../figures/figure-texts.ts';
import { FiguresTable } from '../figures/figures-table.tsx';
import { Funnel } from '../figures/funnel.tsx';
import { nameLine } from '../figures/name-line.ts';
import { WeeksChart } from '../figures/weeks-chart.tsx';
import { Button, Field, Note, Panel, Select } from '../ui/parts.tsx';
import styles from './today.module.css';

/** Weeks and site stand in the address, so that a picture can be sent to a colleague. */
export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const query = new URL(args.request.url).searchParams;
  const asked = { from: query.get('from') ?? '', to: query.get('to') ?? '', site: query.get('site') ?? '' };
  const { figures } = await desk.execute(FiguresDocument, asked);
  const texts = desk.textsOf('figures');
  const parts = { tag: tagOf(desk.language), namespace: 'form', namespaces: ['form'], textsOf: desk.textsOf } as const;
  const names = { ...createFigureWords({ language: desk.language, texts }), form: createTranslate(parts) };
  return { ...figures, lines: figures.lines.map((line) => ({ ...line, name: nameLine(line, names) })), site: asked.site, texts };
}

export default function FiguresPage() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <FigureTextsContext value={texts}>
      <Figures />
    </FigureTextsContext>
  );
}

/** What became of what was asked for: no trip and nobody is in it. */
function Figures() {
  const { from, to, site, madeAt, lines } = useLoaderData<typeof loader>();
  const { t, instant } = useDesk();
  const { f } = useFigureWords();
  const ofKind = (kind: string) => lines.filter((line) => line.kind === kind);
  const weeks = ofKind('week').toSorted((one, other) => (one.value < other.value ? 1 : -1));
  const all = lines.find(({ kind }) => kind === 'all');
  const lastDay = addDays(to, 6);
  return (
    <>
      <title>{t('nav.figures')}</title>
      <h1 className={styles.title}>{t('nav.figures')}</h1>
      <Panel title={f('period')}>
        <Form className={styles.row} role="search" aria-label={f('period')}>
          <Field label={f('from')} name="from" type="date" defaultValue={from} />
          <Field label={f('to')} name="to" type="date" defaultValue={lastDay} />
          <Select
            label={t('trips.site')}
            name="site"
            defaultValue={site}
            options={[['', t('trips.all')], ...siteKeys.map((key) => [key, key] as const)]}
          />
          <Button kind="main">{t('trips.show')}</Button>
        </Form>
        <Note>{f('asOf', { at: instant(madeAt) })}</Note>
      </Panel>
      {all === undefined || all.asked === 0 ? (
        <p>{f('nothing')}</p>
      ) : (
        <>
          <Panel title={f('funnel')}>
            <Funnel all={all} />
            <FiguresTable lines={[all]} of={f('period')} />
            <p className={styles.note}>{f('marginHelp')}</p>
          </Panel>
          <Panel title={f('week')}>
            <WeeksChart from={from} to={to} lines={lines} />
            <FiguresTable lines={weeks} of={f('week')} />
          </Panel>
          {(['site', 'occasion', 'source'] as const).map((kind) => (
            <Panel key={kind} title={f(kind)}>
              <FiguresTable lines={ofKind(kind)} of={f(kind)} />
            </Panel>
          ))}
          <p>
            <a href={`/figures.csv?${new URLSearchParams({ from, to: lastDay, site })}`} download>
              {f('export')}
            </a>
          </p>
        </>
      )}
    </>
  );
}
