import { data, Form, Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { formatMonth } from '#domain/calendar/format-month.ts';
import { tagOf } from '#domain/sites/language.ts';
import { deskAction, type Handlers } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { monthBeside } from '../on-duty/month-beside.ts';
import { MonthSheet } from '../on-duty/month-sheet.tsx';
import planning from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Page } from '../ui/page.tsx';
import { Button, Note, Refusal } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { queries } = requireSignedIn(args);
  const month = await queries.drivers.month({ id: params.id ?? '', month: params.month ?? '' });
  if (month === null) throw data(null, { status: 404 });
  return month;
}

const monthForms = {
  mail: async ({ acts }, { params }) => acts.drivers.mailMonth({ id: params.id ?? '', month: params.month ?? '' }),
} satisfies Handlers;

export const action = deskAction(monthForms);

/** A driver's duties of a month: printed by the browser, or mailed. */
export default function DriverMonthPage() {
  const month = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { id = '' } = useParams();
  const { p } = usePlanning();
  const { language, columnDay, clockTime } = useDesk();
  useLive('plan');
  const title = p('roster.title', { month: formatMonth(month.month, tagOf(language)) });
  const to = (by: number) => `/drivers/${id}/month/${monthBeside(month.month, by)}`;
  return (
    <Page
      title={month.driver}
      actions={
        <>
          <Link to={to(-1)}>{p('roster.before')}</Link>
          <Link to={to(1)}>{p('roster.after')}</Link>
          <Button type="button" onClick={() => print()}>
            {p('roster.print')}
          </Button>
          <Form method="post">
            <Button intent="mail" kind="main">
              {p('roster.mail')}
            </Button>
          </Form>
        </>
      }
    >
      <title>{`${month.driver}, ${title}`}</title>
      <div className={planning.body}>
        <Refusal answer={answer} />
        {answer?.problem === null && <Note>{p('roster.mailed')}</Note>}
        <MonthSheet
          title={title}
          heading="h2"
          driver={month.driver}
          minutes={month.minutes}
          days={month.days}
          say={(word) => p(`roster.${word}`)}
          total={(hours) => p('roster.total', { hours })}
          day={columnDay}
          clockTime={clockTime}
        />
      </div>
    </Page>
  );
}
