import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FactSheetsDocument, type FactSheetsQuery } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import styles from '../../editing/editing.module.css';
import { useEditing } from '../../editing/use-editing.ts';
import { factStates, TextLinks } from '../../facts/text-links.tsx';
import { Button, Panel, Select } from '../../ui/parts.tsx';
import table from '../../ui/table.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const { factSheets } = await requireSignedIn(args).execute(FactSheetsDocument, {});
  const want = new URL(args.request.url).searchParams.get('want') ?? '';
  const facts = factSheets
    .flatMap(({ name, facts: own }) => own.map((fact) => ({ ...fact, city: name })))
    .filter(({ state }) => want === '' || state === want);
  return { want, facts: facts.sort((one, other) => one.validUntil.localeCompare(other.validUntil)) };
}

/** What is known of cities, the first to expire first, with the texts that rest on it. */
export default function FactsPage() {
  const { facts, want } = useLoaderData<typeof loader>();
  const { e, called } = useEditing();
  return (
    <>
      <title>{e('facts.title')}</title>
      <p>
        <Link to="/pages">{e('pages.title')}</Link>
      </p>
      <h1 className={styles.title}>{e('facts.title')}</h1>
      <p className={styles.muted}>{e('facts.help')}</p>
      <Form className={styles.row} key={want}>
        <Select
          label={e('facts.want')}
          name="want"
          defaultValue={want}
          options={[['', e('pages.all')], ...factStates.map((state) => [state, called('facts.states', state)] as const)]}
        />
        <Button>{e('pages.show')}</Button>
      </Form>
      <Panel title={e('facts.title')} count={facts.length}>
        <div className={table.scroll}>
          <table className={table.table}>
            <caption className={table.caption}>{e('facts.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{e('facts.validUntil')}</th>
                <th scope="col">{e('facts.city')}</th>
                <th scope="col">{e('facts.fact')}</th>
                <th scope="col">{e('facts.value')}</th>
                <th scope="col">{e('facts.source')}</th>
                <th scope="col">{e('facts.usedBy')}</th>
              </tr>
            </thead>
            <tbody>
              {facts.map((fact) => (
                <FactLine key={`${fact.city} ${fact.key}`} fact={fact} />
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </>
  );
}

type Fact = FactSheetsQuery['factSheets'][number]['facts'][number] & { readonly city: string };

function FactLine({ fact }: { readonly fact: Fact }) {
  const { e, called } = useEditing();
  const { date } = useDesk();
  const value = fact.input === 'yes-no' && fact.value === 'yes' ? e('facts.yes') : fact.value || '–';
  return (
    <tr>
      <td>
        {date(fact.validUntil)} <span className={styles.muted}>{called('facts.states', fact.state)}</span>
      </td>
      <td data-label={e('facts.city')}>
        <Link to={`/facts/${fact.city}`}>{fact.city}</Link>
      </td>
      <td data-label={e('facts.fact')}>{fact.key}</td>
      <td data-label={e('facts.value')}>{value}</td>
      <td data-label={e('facts.source')}>{fact.source}</td>
      <td data-label={e('facts.usedBy')}>
        <TextLinks paths={fact.usedBy} />
      </td>
    </tr>
  );
}
