import { Form } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { Section } from '../ui/page.tsx';
import { Button } from '../ui/parts.tsx';
import { ScrolledTable } from '../ui/scrolled-table.tsx';
import table from '../ui/table.module.css';
import { TermsTable } from './terms-table.tsx';
import type { TermsPart, Trial, TrialPart } from './trial.ts';
import { TrialChart } from './trial-chart.tsx';

/** What new rates would have changed, on the latest quotes and on a fixed set of trips. */
export function TrialPanel({ trial }: { readonly trial: Trial }) {
  const { e } = useEditing();
  const { instant } = useDesk();
  return (
    <Section title={e('trial.title')}>
      <p>{trial === null ? e('trial.none') : e('trial.madeAt', { at: instant(trial.madeAt) })}</p>
      <Form method="post">
        <Button intent="try" kind={trial === null ? 'main' : 'plain'}>
          {e('trial.try')}
        </Button>
      </Form>
      {trial !== null && (
        <>
          <Part title={e('trial.quotes', { count: trial.quotes.count })} part={trial.quotes} terms={trial.quoteTerms} />
          <Part title={e('trial.samples', { count: trial.samples.count })} part={trial.samples} terms={trial.sampleTerms} />
        </>
      )}
    </Section>
  );
}

type PartProps = { readonly title: string; readonly part: TrialPart; readonly terms: TermsPart | null };

function Part({ title, part, terms }: PartProps) {
  const { e } = useEditing();
  const { money } = useDesk();
  const { dearer, cheaper, same, toPerson, fromPerson, beforeCents, afterCents } = part;
  return (
    <>
      <h3 className={styles.part}>{title}</h3>
      <p>
        {e('trial.counts', { dearer, cheaper, same })} {e('trial.sums', { before: money(beforeCents), after: money(afterCents) })}
        {toPerson > 0 && ` ${e('trial.toPerson', { count: toPerson })}`}
        {fromPerson > 0 && ` ${e('trial.fromPerson', { count: fromPerson })}`}
      </p>
      <TrialChart steps={part.steps} title={title} />
      <details className={styles.more}>
        <summary>{e('trial.rows')}</summary>
        <Rows rows={part.rows} caption={title} />
      </details>
      {terms !== null && <TermsTable terms={terms} caption={e('trial.terms.title', { of: title })} />}
    </>
  );
}

function Rows({ rows, caption }: { readonly rows: TrialPart['rows']; readonly caption: string }) {
  const { e } = useEditing();
  const { money } = useDesk();
  const total = (cents: number | null) => (cents === null ? e('trial.byPerson') : money(cents));
  return (
    <ScrolledTable label={caption}>
      <table className={table.table}>
        <caption className={table.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{e('trial.trip')}</th>
            <th scope="col">{e('trial.site')}</th>
            <th scope="col">{e('trial.people')}</th>
            <th scope="col">{e('differences.before')}</th>
            <th scope="col">{e('differences.after')}</th>
            <th scope="col">{e('trial.change')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, site, passengers, beforeCents, afterCents }) => (
            <tr key={`${site} ${name} ${passengers}`}>
              <th scope="row">{name}</th>
              <td data-label={e('trial.site')}>{site}</td>
              <td data-label={e('trial.people')}>{passengers}</td>
              <td data-label={e('differences.before')}>{total(beforeCents)}</td>
              <td data-label={e('differences.after')}>{total(afterCents)}</td>
              <td data-label={e('trial.change')}>{percent(beforeCents, afterCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrolledTable>
  );
}

function percent(before: number | null, after: number | null): string {
  if (before === null || after === null || before === 0) return '–';
  const change = (after / before - 1) * 100;
  return `${change > 0 ? '+' : ''}${change.toFixed(1)} %`;
}
