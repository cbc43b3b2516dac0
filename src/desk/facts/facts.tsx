import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Button, Select } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import { Tag } from '../ui/state.tsx';
import { factStates, TextLinks } from './text-links.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const all = await requireSignedIn(args).queries.facts.all({});
  const want = new URL(args.request.url).searchParams.get('want') ?? '';
  const facts = all.filter(({ state }) => want === '' || state === want);
  return { want, facts: facts.toSorted((one, other) => one.validUntil.localeCompare(other.validUntil)) };
}

/** The facts of all cities, the first to expire first, with the texts that rely on them. */
export default function FactsPage() {
  const { facts, want } = useLoaderData<typeof loader>();
  const { e, called } = useEditing();
  const states = factStates.map((state) => [state, called('facts.states', state)] as const);
  const tools = (
    <Form className={styles.row} key={want}>
      <Select label={e('facts.want')} name="want" defaultValue={want} options={[['', e('pages.all')], ...states]} />
      <Button>{e('pages.show')}</Button>
    </Form>
  );
  return (
    <Page title={e('facts.title')} count={facts.length} actions={<ButtonLink to="/pages">{e('pages.title')}</ButtonLink>} tools={tools}>
      <title>{e('facts.title')}</title>
      <p className={styles.muted}>{e('facts.help')}</p>
      <Table caption={e('facts.title')} head={columns.map((key) => ({ key, text: e(`facts.${key}`) }))}>
        {facts.map((fact) => (
          <FactLine key={`${fact.city} ${fact.key}`} fact={fact} />
        ))}
      </Table>
    </Page>
  );
}

const columns = ['city', 'fact', 'value', 'validUntil', 'source', 'usedBy'] as const;

type Fact = Awaited<ReturnType<typeof loader>>['facts'][number];

function FactLine({ fact }: { readonly fact: Fact }) {
  const { e, called } = useEditing();
  const { date } = useDesk();
  const value = fact.input === 'yes-no' && fact.value === 'yes' ? e('facts.yes') : fact.value || '–';
  return (
    <tr>
      <th scope="row">
        <Link to={`/facts/${fact.city}`}>{fact.city}</Link>
      </th>
      <td data-label={e('facts.fact')}>{fact.key}</td>
      <td data-label={e('facts.value')}>{value}</td>
      <td data-label={e('facts.validUntil')}>
        {date(fact.validUntil)} <Tag tone={toneOf[fact.state]}>{called('facts.states', fact.state)}</Tag>
      </td>
      <td data-label={e('facts.source')}>{fact.source}</td>
      <td data-label={e('facts.usedBy')}>
        <TextLinks paths={fact.usedBy} />
      </td>
    </tr>
  );
}

const toneOf = { expired: 'red', soon: 'amber', fresh: 'green' } as const;
