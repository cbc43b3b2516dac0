import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { isReference } from '#domain/trip/reference.ts';
import { tripStateNames } from '#domain/trip/states.ts';
import { SavedViewsDocument, TripsDocument } from '../api/generated/operations.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { pathToFile } from '../palette/found-trips.ts';
import { ChooseColumns } from '../trips/choose-columns.tsx';
import { readList, writeList } from '../trips/read-list.ts';
import { TripList } from '../trips/trip-list.tsx';
import { Button, Field, Note, Panel, Select } from '../ui/parts.tsx';
import { Pagination } from '../ui/rows.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';
import { useRights } from '../use-rights.ts';
import { changeViews } from '../views/change-views.ts';
import { SavedViews } from '../views/saved-views.tsx';
import styles from './today.module.css';

/** The filters stand in the address, so that a list can be sent to a colleague. A whole reference leads to its trip. */
export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const query = new URL(args.request.url).searchParams;
  const list = readList(query);
  const { search } = list.filter;
  if (isReference(search)) throw redirect(`/trips/${search.toUpperCase()}`);
  const page = readWhole(query.get('page')) || 1;
  const [{ trips, foundFiles }, { savedViews }] = await Promise.all([
    desk.execute(TripsDocument, { ...list.filter, page }),
    desk.execute(SavedViewsDocument, {}),
  ]);
  return { ...trips, ...list, page, savedViews, foundFiles };
}

/** What is done to saved views; then the list is asked for anew, so that nothing is sent twice. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const desk = requireSignedIn(args);
  const query = writeList(readList(new URL(args.request.url).searchParams)).toString();
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = { view: text('view'), name: text('name'), isForAll: text('forAll') === 'yes' };
  return await unlessAway(typed, async () => {
    const problem = await changeViews(desk, { form, query });
    if (problem === null) throw redirect(query === '' ? '/trips' : `/trips?${query}`);
    return data({ ...typed, problem }, { status: 409 });
  });
}

export default function Trips() {
  const { trips, hasMore, meant, filter, columns, page, savedViews, foundFiles } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { t, named } = useDesk();
  const rights = useRights();
  const all = ['', t('trips.all')] as const;
  const address = writeList({ filter, columns });
  const toPage = (to: number) => `?${new URLSearchParams([...address, ['page', String(to)]])}`;
  return (
    <>
      <title>{t('trips.title')}</title>
      <h1 className={styles.title}>{t('trips.title')}</h1>
      <SavedViews views={savedViews} query={address.toString()} outcome={outcome} />
      <Panel title={t('trips.filter')}>
        <Form className={styles.row} role="search" aria-label={t('trips.filter')}>
          <Field label={t('nav.search')} name="q" defaultValue={filter.search} />
          <Select
            label={t('table.state')}
            name="state"
            defaultValue={filter.state}
            options={[all, ...tripStateNames.map((state) => [state, named('states', state)] as const)]}
          />
          <Select
            label={t('trips.site')}
            name="site"
            defaultValue={filter.site}
            options={[all, ...siteKeys.map((key) => [key, key] as const)]}
          />
          <Field label={t('trips.from')} name="from" type="date" defaultValue={filter.from} />
          <Field label={t('trips.to')} name="to" type="date" defaultValue={filter.to} />
          <ChooseColumns columns={columns} />
          <Button kind="main">{t('trips.show')}</Button>
        </Form>
      </Panel>
      {foundFiles.length > 0 && (
        <Panel title={t('trips.files')} count={foundFiles.length}>
          <ul className={styles.list}>
            {foundFiles.map((file) => (
              <li key={file.id}>
                <Link to={pathToFile(file)}>{file.name}</Link> {file.detail}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t('trips.found')}>
        {meant.length > 0 && <Note>{t('trips.meant', { words: meant.join(', ') })}</Note>}
        <TripList trips={trips} columns={columns} />
        <Pagination label={t('trips.pages')} previousTo={page > 1 ? toPage(page - 1) : null} nextTo={hasMore ? toPage(page + 1) : null} />
        {rights.has('export-customers') && trips.length > 0 && (
          <p>
            <a href={`/trips.csv?${address}`} download>
              {t('trips.export')}
            </a>
          </p>
        )}
      </Panel>
    </>
  );
}
