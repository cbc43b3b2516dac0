import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageEntriesDocument, type PageEntriesQuery } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import styles from '../../editing/editing.module.css';
import { useEditing } from '../../editing/use-editing.ts';
import { Button, Panel, Select } from '../../ui/parts.tsx';
import table from '../../ui/table.module.css';

const kinds = ['page', 'location', 'fleet', 'occasion', 'caseStudy', 'faq', 'faqCategory'] as const;
const wants = ['missing', 'stale', 'draft', 'expires', 'hidden'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { pageEntries } = await requireSignedIn(args).execute(PageEntriesDocument, {});
  const query = new URL(args.request.url).searchParams;
  const [kind, want] = [query.get('kind') ?? '', query.get('want') ?? ''];
  const entries = pageEntries.filter((entry) => (kind === '' || entry.kind === kind) && (want === '' || isWanted(entry, want)));
  return { entries, kind, want };
}

type Entry = PageEntriesQuery['pageEntries'][number];

function isWanted({ texts, expires, entry }: Entry, want: string): boolean {
  if (want === 'expires') return expires !== null;
  if (want === 'hidden') return !entry.isShown;
  if (want === 'draft' && entry.isDrafted) return true;
  return texts.some(({ state, isDrafted }) => (want === 'draft' ? isDrafted : state === want));
}

/** Every text of the sites, what is missing or stale in each language, and which facts expire. */
export default function Pages() {
  const { entries, kind, want } = useLoaderData<typeof loader>();
  const { e, called } = useEditing();
  return (
    <>
      <title>{e('pages.title')}</title>
      <h1 className={styles.title}>{e('pages.title')}</h1>
      <Form className={styles.row} key={`${kind} ${want}`}>
        <Select
          label={e('pages.kind')}
          name="kind"
          defaultValue={kind}
          options={[['', e('pages.all')], ...kinds.map((each) => [each, called('kinds', each)] as const)]}
        />
        <Select
          label={e('pages.want')}
          name="want"
          defaultValue={want}
          options={[['', e('pages.all')], ...wants.map((each) => [each, called('states', each)] as const)]}
        />
        <Button>{e('pages.show')}</Button>
      </Form>
      <p>
        <Link to="/facts">{e('facts.title')}</Link> · <Link to="/texts">{e('texts.title')}</Link> ·{' '}
        <Link to="/pictures">{e('pictures.title')}</Link>
      </p>
      <Panel title={e('pages.texts')} count={entries.length}>
        <div className={table.scroll}>
          <table className={table.table}>
            <caption className={table.caption}>{e('pages.texts')}</caption>
            <thead>
              <tr>
                <th scope="col">{e('pages.entry')}</th>
                <th scope="col">{e('pages.kind')}</th>
                <th scope="col">{e('trial.site')}</th>
                <th scope="col">{e('pages.languages')}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <EntryLine key={entry.folder} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </>
  );
}

function EntryLine({ entry: { folder, title, kind, sites, texts, expires, entry } }: { readonly entry: Entry }) {
  const { e, called } = useEditing();
  const { date } = useDesk();
  return (
    <tr>
      <td>
        <strong>{title}</strong> <span className={styles.muted}>{folder}</span>
        {expires !== null && <> · {e('pages.expires', { date: date(expires) })}</>}
      </td>
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
