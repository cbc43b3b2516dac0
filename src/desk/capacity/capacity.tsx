import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { FormAnswerNote } from '../fleet/typed-form.tsx';
import { usePlanning, useRight } from '../planning/use-planning.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Drawer } from '../ui/dialog.tsx';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { Button, Field, Select } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import styles from './capacity.module.css';
import { capacityForms } from './capacity-forms.ts';
import { CapacityTable } from './capacity-table.tsx';
import { CellSum } from './cell-sum.tsx';
import { AddEntry, EntriesPart } from './entries.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const asked = { region: searchParams.get('region') ?? '', from: searchParams.get('from') ?? '' };
  return await requireSignedIn(args).queries.capacity.calendar(asked);
}

export const action = deskAction(capacityForms);

/** What can still be sold, and the calendar of allotments, stops and buffers. */
export default function CapacityPage() {
  const calendar = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { p } = usePlanning();
  const mayChange = useRight('manage-fleet');
  useLive('plan');
  const add = mayChange && (
    <ButtonLink to="/capacity?add" icon="plus" size="small" kind="main">
      {p('capacity.add')}
    </ButtonLink>
  );
  return (
    <Page title={p('capacity.title')} count={p('capacity.lead')} actions={add} tools={<Tools />} foot={<Legend />}>
      <title>{p('capacity.title')}</title>
      {answer?.problem === null && <FormAnswerNote answer={answer} />}
      {answer?.act === 'remove' && answer.problem !== null && <FormAnswerNote answer={answer} />}
      {calendar.rows.length === 0 ? <Empty title={p('capacity.nothing')} action={add} /> : <CapacityTable calendar={calendar} />}
      <EntriesPart calendar={calendar} mayChange={mayChange} />
      <Beside />
    </Page>
  );
}

/** The panel beside the page, opened by the address or by a refused form: a new entry, or the calculation of a number. */
function Beside() {
  const calendar = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const [asked] = useSearchParams();
  const { p } = usePlanning();
  const mayChange = useRight('manage-fleet');
  const isRefused = answer?.act === 'add' && answer.problem !== null;
  if (mayChange && (isRefused || (asked.has('add') && answer?.problem !== null))) {
    return (
      <Drawer title={p('capacity.add')} closeTo="/capacity">
        <AddEntry calendar={calendar} answer={answer} />
      </Drawer>
    );
  }
  return answer === undefined && <CellSum calendar={calendar} mayChange={mayChange} />;
}

function Tools() {
  const { region, regions, fromDay, countedRegions } = useLoaderData<typeof loader>();
  const { p } = usePlanning();
  const all = [['', p('capacity.everywhere')], ...regions.map((each) => [each, each] as const)] as const;
  return (
    <>
      <Form className={styles.tools}>
        <Select label={p('capacity.region')} name="region" options={all} defaultValue={region} />
        <Field label={p('capacity.from')} name="from" type="date" defaultValue={fromDay} />
        <Button size="small">{p('capacity.show')}</Button>
      </Form>
      <span className={styles.muted}>
        {countedRegions.length === 0 ? p('capacity.uncounted') : p('capacity.counted', { regions: countedRegions.join(', ') })}
      </span>
    </>
  );
}

function Legend() {
  const { p } = usePlanning();
  return (
    <>
      {(['plenty', 'some', 'last', 'none', 'stopped'] as const).map((level) => (
        <span key={level} className={styles.legend}>
          <i className={styles.cell} data-level={level} aria-hidden="true" /> {p(`capacity.levels.${level}`)}
        </span>
      ))}
      <span>{p('capacity.formula')}</span>
    </>
  );
}
