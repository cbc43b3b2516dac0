import { Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { siteKeys } from '#domain/sites/keys.ts';
import { isReference } from '#domain/trip/reference.ts';
import { tripStateNames } from '#domain/trip/states.ts';
import { TripsDocument } from '../api/generated/operations.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { ChooseColumns } from '../trips/choose-columns.tsx';
import { readList, writeList } from '../trips/read-list.ts';
import { TripList } from '../trips/trip-list.tsx';
import { Button, Field, Note, Panel, Select } from '../ui/parts.tsx';
import { useRights } from '../use-rights.ts';
import styles from './today.module.css';

/** The filters stand in the address, so that a list can be sent to a colleague. A whole reference leads to its trip. */
export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const query = new URL(args.request.url).searchParams;
  const list = readList(query);
  const { search } = list.filter;
  if (isReference(search)) throw redirect(`/trips/${search.toUpperCase()}`);
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const { trips } = await desk.execute(TripsDocument, { ...list.filter, page });
  return { ...trips, ...list, page };
}

export default function Trips() {
  const { trips, hasMore, meant, filter, columns, page } = useLoaderData<typeof loader>();
  const { t, named } = useDesk();
  const rights = useRights();
  const all = ['', t('trips.all')] as const;
  const address = writeList({ filter, columns });
  const toPage = (to: number) => `?${new URLSearchParams([...address, ['page', String(to)]])}`;
  return (
    <>
      <title>{t('trips.title')}</title>
      <h1 className={styles.title}>{t('trips.title')}</h1>
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
      <Panel title={t('trips.found')}>
        {meant.length > 0 && <Note>{t('trips.meant', { words: meant.join(', ') })}</Note>}
        <TripList trips={trips} columns={columns} />
        <nav className={styles.row} aria-label={t('trips.pages')}>
          {page > 1 && <Link to={toPage(page - 1)}>{t('trips.before')}</Link>}
          {hasMore && <Link to={toPage(page + 1)}>{t('trips.after')}</Link>}
        </nav>
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
