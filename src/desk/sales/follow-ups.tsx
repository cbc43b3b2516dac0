import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { Refusal } from '../ui/parts.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useAnswer } from '../use-answer.ts';
import { FollowUpDrawer } from './follow-up-drawer.tsx';
import { followUpForms } from './follow-up-forms.ts';
import { FollowUpList } from './follow-up-list.tsx';
import { FollowUpSums } from './follow-up-sums.tsx';
import { requireRight } from './require-right.ts';
import { SalesTextsContext, useSales } from './use-sales.ts';

export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  requireRight(desk, 'price-trips');
  const query = new URL(args.request.url).searchParams;
  const mine = query.get('mine') === 'yes';
  const list = await desk.queries.followUps.list({ mine });
  return { list, mine, quote: query.get('quote') ?? '', texts: desk.textsOf('sales') };
}

export const action = deskAction(followUpForms);

export default function FollowUps() {
  return (
    <SalesTextsContext value={useLoaderData<typeof loader>().texts}>
      <FollowUpsPage />
    </SalesTextsContext>
  );
}

/** Open quotes by the day on which somebody calls again, their value by week, and why others were lost. */
function FollowUpsPage() {
  const { list, mine, quote } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const s = useSales();
  const path = mine ? '/quotes?mine=yes' : '/quotes';
  const open = list.rows.find(({ reference }) => reference === (quote || answer?.typed.reference));
  const tabs = [
    { to: '/quotes', text: s('follow.all') },
    { to: '/quotes?mine=yes', text: s('follow.mine') },
  ];
  return (
    <Page title={s('follow.title')} count={list.rows.length} tabs={<Tabs label={s('follow.show')} current={path} tabs={tabs} />}>
      <title>{s('follow.title')}</title>
      <Refusal answer={answer} />
      {list.rows.length === 0 ? <Empty title={s('follow.none')}>{s('follow.noneHelp')}</Empty> : <FollowUpList list={list} mine={mine} />}
      <FollowUpSums list={list} />
      {open !== undefined && (quote !== '' || answer?.problem != null) && (
        <FollowUpDrawer row={open} list={list} mine={mine} closeTo={path} answer={answer} />
      )}
    </Page>
  );
}
