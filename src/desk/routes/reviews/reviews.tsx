import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { reviewStates } from '#domain/trip/review-verdict.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import styles from '../../editing/editing.module.css';
import { useEditing } from '../../editing/use-editing.ts';
import { Button, Panel, Select } from '../../ui/parts.tsx';
import table from '../../ui/table.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const text = (name: string, initial = '') => searchParams.get(name) ?? initial;
  const asked = { state: text('state', 'waiting'), site: text('site'), before: text('before') };
  return await requireSignedIn(args).queries.reviews.list(asked);
}

/** What travellers wrote, by what became of it, the newest first. */
export default function Reviews() {
  const { reviews, older, state, site: chosen } = useLoaderData<typeof loader>();
  const site = chosen ?? '';
  const { e } = useEditing();
  return (
    <>
      <title>{e('reviews.title')}</title>
      <h1 className={styles.title}>{e('reviews.title')}</h1>
      <p className={styles.muted}>{e('reviews.help')}</p>
      <Form className={styles.row} key={`${state} ${site}`}>
        <Select
          label={e('pages.want')}
          name="state"
          defaultValue={state}
          options={reviewStates.map((each) => [each, e(`reviews.states.${each}`)] as const)}
        />
        <Select
          label={e('trial.site')}
          name="site"
          defaultValue={site}
          options={[['', e('pages.all')], ...siteKeys.map((each) => [each, each] as const)]}
        />
        <Button>{e('pages.show')}</Button>
      </Form>
      <Panel title={e(`reviews.states.${state}`)}>
        {reviews.length === 0 ? <p>{e('reviews.none')}</p> : <ReviewTable reviews={reviews} />}
        {older !== null && <Link to={`?${new URLSearchParams({ state, site, before: older })}`}>{e('reviews.older')}</Link>}
      </Panel>
    </>
  );
}

type Review = Awaited<ReturnType<DeskQueries['reviews']['list']>>['reviews'][number];

function ReviewTable({ reviews }: { readonly reviews: readonly Review[] }) {
  const { e } = useEditing();
  const { t, instant } = useDesk();
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <caption className={table.caption}>{e('reviews.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{e('trial.trip')}</th>
            <th scope="col">{e('reviews.writtenAt')}</th>
            <th scope="col">{e('trial.site')}</th>
            <th scope="col">{e('reviews.author')}</th>
            <th scope="col">{e('reviews.marks')}</th>
            <th scope="col">{e('reviews.text')}</th>
          </tr>
        </thead>
        <tbody>
          {reviews.map(({ reference, createdAt, site, language, author, opening, ...marks }) => (
            <tr key={reference}>
              <th scope="row">
                <Link to={`/reviews/${reference}`}>{reference}</Link>
              </th>
              <td data-label={e('reviews.writtenAt')}>{instant(createdAt)}</td>
              <td data-label={e('trial.site')}>{site}</td>
              <td data-label={e('reviews.author')}>{author}</td>
              <td data-label={e('reviews.marks')}>
                {t('today.marks', { driver: marks.driver, bus: marks.bus, platform: marks.platform })}
              </td>
              <td data-label={e('reviews.text')} lang={language.slice(0, 2)}>
                {opening}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
