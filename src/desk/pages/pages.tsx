import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Button, Select } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import { Tag } from '../ui/state.tsx';

const kinds = ['page', 'location', 'fleet', 'occasion', 'caseStudy', 'faq', 'faqCategory'] as const;
const wants = ['missing', 'stale', 'draft', 'expires', 'hidden'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const all = await requireSignedIn(args).queries.pages.entries({});
  const query = new URL(args.request.url).searchParams;
  const [kind, want] = [query.get('kind') ?? '', query.get('want') ?? ''];
  const entries = all.filter((entry) => (kind === '' || entry.kind === kind) && (want === '' || isWanted(entry, want)));
  return { entries, kind, want };
}

type Entry = Awaited<ReturnType<DeskQueries['pages']['entries']>>[number];

function isWanted({ texts, expires, entry }: Entry, want: string): boolean {
  if (want === 'expires') return expires !== null;
  if (want === 'hidden') return !entry.isShown;
  if (want === 'draft' && entry.isDrafted) return true;
  return texts.some(({ state, isDrafted }) => (want === 'draft' ? isDrafted : state === want));
}

/** Every text of the sites, what is missing or stale in each language, and the facts that expire. */
export default function Pages() {
  const { entries, kind, want } = useLoaderData<typeof loader>();
  const { e, called } = useEditing();
  const links = (
    <>
      <ButtonLink to="/facts" size="small">
        {e('facts.title')}
      </ButtonLink>
      <ButtonLink to="/texts" size="small">
        {e('texts.title')}
      </ButtonLink>
      <ButtonLink to="/pictures" size="small">
        {e('pictures.title')}
      </ButtonLink>
    </>
  );
  const kindOptions = kinds.map((each) => [each, called('kinds', each)] as const);
  const wantOptions = wants.map((each) => [each, called('states', each)] as const);
  const tools = (
    <Form className={styles.row} key={`${kind} ${want}`}>
      <Select label={e('pages.kind')} name="kind" defaultValue={kind} options={[['', e('pages.all')], ...kindOptions]} />
      <Select label={e('pages.want')} name="want" defaultValue={want} options={[['', e('pages.all')], ...wantOptions]} />
      <Button>{e('pages.show')}</Button>
    </Form>
  );
  const head = [
    { key: 'entry', text: e('pages.entry') },
    { key: 'kind', text: e('pages.kind') },
    { key: 'site', text: e('trial.site') },
    { key: 'languages', text: e('pages.languages') },
  ];
  return (
    <Page title={e('pages.title')} count={entries.length} actions={links} tools={tools}>
      <title>{e('pages.title')}</title>
      <Table caption={e('pages.texts')} head={head}>
        {entries.map((entry) => (
          <EntryLine key={entry.folder} entry={entry} />
        ))}
      </Table>
    </Page>
  );
}

function EntryLine({ entry: { folder, title, kind, sites, texts, expires, entry } }: { readonly entry: Entry }) {
  const { e, called } = useEditing();
  const { date } = useDesk();
  return (
    <tr>
      <th scope="row">
        <Link to={`/pages/${entry.path}`} discover="none">
          {title}
        </Link>{' '}
        <span className={styles.muted}>{folder}</span>{' '}
        {expires !== null && <Tag tone="amber">{e('pages.expires', { date: date(expires) })}</Tag>}
      </th>
      <td data-label={e('pages.kind')}>{called('kinds', kind)}</td>
      <td data-label={e('trial.site')}>{sites.join(', ')}</td>
      <td data-label={e('pages.languages')}>
        <span className={styles.language}>
          <Link to={`/pages/${entry.path}`} discover="none">
            {e('pages.shared')}
          </Link>
          {!entry.isShown && ` (${called('states', 'hidden')})`}
          {entry.isDrafted && ` (${called('states', 'draft')})`}
        </span>
        {/* Hundreds of links: together their routes are more than an address may ask for. */}
        {texts.map(({ language, state, path, isDrafted }) => (
          <span key={language} className={styles.language}>
            <Link to={`/pages/${path}`} discover="none">
              {language}
            </Link>
            {state !== 'written' && ` (${called('states', state)})`}
            {isDrafted && ` (${called('states', 'draft')})`}
          </span>
        ))}
      </td>
    </tr>
  );
}
