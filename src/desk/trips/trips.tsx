import { Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { isReference } from '#domain/trip/reference.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { pathToFile } from '../palette/found-trips.ts';
import button from '../ui/button.module.css';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Page } from '../ui/page.tsx';
import { Note, Problem } from '../ui/parts.tsx';
import { Pagination, useSelection } from '../ui/rows.tsx';
import { useAnswer } from '../use-answer.ts';
import { useRights } from '../use-rights.ts';
import { BulkActs, BulkResults } from './bulk-acts.tsx';
import { FilterChips } from './filter-chips.tsx';
import { readList, writeList } from './read-list.ts';
import { TripList } from './trip-list.tsx';
import { type BulkResult, tripListForms } from './trip-list-forms.ts';
import { TripListTextsContext, useTripListWords } from './trip-list-words.ts';
import styles from './trips.module.css';
import { ViewTabs } from './view-tabs.tsx';

/** The filters are part of the address, so that a list can be sent to a colleague. A complete reference leads to its trip. */
export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const query = new URL(args.request.url).searchParams;
  const list = readList(query);
  const { search } = list.filter;
  if (isReference(search)) throw redirect(`/trips/${search.toUpperCase()}`);
  const page = readWhole(query.get('page')) || 1;
  const [found, views] = await Promise.all([desk.queries.tripList.page({ ...list.filter, page }), desk.queries.views.list({})]);
  return { ...found, list, page, views, texts: desk.textsOf('trip-list') };
}

export const action = deskAction(tripListForms);

export default function Trips() {
  return (
    <TripListTextsContext value={useLoaderData<typeof loader>().texts}>
      <ListOfTrips />
    </TripListTextsContext>
  );
}

function ListOfTrips() {
  const { trips, hasMore, meant, list, page, views, files, members, me } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const selection = useSelection(trips.map(({ reference }) => reference));
  const { t } = useDesk();
  const { t: w } = useTripListWords();
  const results = resultsOf(answer?.value);
  const address = writeList(list);
  const toPage = (to: number) => `?${new URLSearchParams([...address, ['page', String(to)]])}`;
  const isWhole = page === 1 && !hasMore;
  return (
    <Page
      title={t('trips.title')}
      {...(isWhole ? { count: trips.length } : {})}
      actions={<Acts address={address.toString()} isEmpty={trips.length === 0} />}
      tabs={<ViewTabs views={views} list={list} />}
      tools={<FilterChips list={list} />}
      isFilled
    >
      <title>{t('trips.title')}</title>
      <Problem code={answer?.problem} values={answer?.values} />
      {files.length > 0 && (
        <nav className={styles.files} aria-label={t('trips.files')}>
          {files.map((file) => (
            <Link key={file.id} to={pathToFile(file)}>
              {file.name} <span>{file.detail}</span>
            </Link>
          ))}
        </nav>
      )}
      {meant.length > 0 && <Note>{t('trips.meant', { words: meant.join(', ') })}</Note>}
      <BulkResults results={results} />
      <Form method="post" preventScrollReset className={styles.table} aria-label={w('bulk.title')}>
        {/* The first button is the one that Enter in a field would press: none of the acts may be. */}
        <button type="submit" disabled hidden />
        <TripList trips={trips} list={list} selection={selection} results={results} />
        <BulkActs selection={selection} list={list} trips={trips} members={members} me={me} />
      </Form>
      <div className={styles.pages}>
        <Pagination label={t('trips.pages')} previousTo={page > 1 ? toPage(page - 1) : null} nextTo={hasMore ? toPage(page + 1) : null} />
      </div>
    </Page>
  );
}

/** The result for each of several trips; an act on a saved view has none. */
function resultsOf(value: readonly BulkResult[] | boolean | null | undefined): readonly BulkResult[] {
  return typeof value === 'object' && value !== null ? value : [];
}

function Acts({ address, isEmpty }: { readonly address: string; readonly isEmpty: boolean }) {
  const { t } = useDesk();
  const rights = useRights();
  return (
    <>
      {rights.has('export-customers') && !isEmpty && (
        <a className={button.button} data-kind="quiet" href={`/trips.csv?${address}`} download title={t('trips.export')}>
          <Icon name="download" /> {t('trips.export')}
        </a>
      )}
      {rights.has('price-trips') && (
        <ButtonLink to="/new" kind="main" icon="plus" shortcut="c">
          {t('nav.new')}
        </ButtonLink>
      )}
    </>
  );
}
