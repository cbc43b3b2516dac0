import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { reviewStates } from '#domain/trip/review-verdict.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { Button, Select } from '../ui/parts.tsx';
import { Pagination, Table } from '../ui/rows.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const text = (name: string, initial = '') => searchParams.get(name) ?? initial;
  const asked = { state: text('state', 'waiting'), site: text('site'), before: text('before') };
  return await requireSignedIn(args).queries.reviews.list(asked);
}

/** Reviews by state, the newest first. */
export default function Reviews() {
  const { reviews, older, state, site: chosen } = useLoaderData<typeof loader>();
  const site = chosen ?? '';
  const { e } = useEditing();
  const states = reviewStates.map((each) => [each, e(`reviews.states.${each}`)] as const);
  const sites = siteKeys.map((each) => [each, each] as const);
  const tools = (
    <Form className={styles.row} key={`${state} ${site}`}>
      <Select label={e('pages.want')} name="state" defaultValue={state} options={states} />
      <Select label={e('trial.site')} name="site" defaultValue={site} options={[['', e('pages.all')], ...sites]} />
      <Button>{e('pages.show')}</Button>
    </Form>
  );
  return (
    <Page title={e('reviews.title')} count={e(`reviews.states.${state}`)} tools={tools}>
      <title>{e('reviews.title')}</title>
      {reviews.length === 0 ? <Empty title={e('reviews.none')}>{e('reviews.help')}</Empty> : <ReviewTable reviews={reviews} />}
      <Pagination
        label={e('reviews.title')}
        previousTo={null}
        nextTo={older === null ? null : `?${new URLSearchParams({ state, site, before: older })}`}
      />
    </Page>
  );
}

type Review = Awaited<ReturnType<DeskQueries['reviews']['list']>>['reviews'][number];

function ReviewTable({ reviews }: { readonly reviews: readonly Review[] }) {
  const { e } = useEditing();
  const { t, instant } = useDesk();
  const head = [
    { key: 'trip', text: e('trial.trip') },
    { key: 'writtenAt', text: e('reviews.writtenAt') },
    { key: 'site', text: e('trial.site') },
    { key: 'author', text: e('reviews.author') },
    { key: 'marks', text: e('reviews.marks') },
    { key: 'text', text: e('reviews.text') },
  ];
  return (
    <Table caption={e('reviews.title')} head={head}>
      {reviews.map(({ reference, createdAt, site, language, author, opening, ...marks }) => (
        <tr key={reference}>
          <th scope="row">
            <Link to={`/reviews/${reference}`}>{reference}</Link>
          </th>
          <td data-label={e('reviews.writtenAt')}>{instant(createdAt)}</td>
          <td data-label={e('trial.site')}>{site}</td>
          <td data-label={e('reviews.author')}>{author}</td>
          <td data-label={e('reviews.marks')}>{t('today.marks', { driver: marks.driver, bus: marks.bus, platform: marks.platform })}</td>
          <td data-label={e('reviews.text')} lang={language.slice(0, 2)}>
            {opening}
          </td>
        </tr>
      ))}
    </Table>
  );
}
