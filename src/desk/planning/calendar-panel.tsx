import { Form } from 'react-router';
import type { DeskProblem } from '#desk-service/desk-service.ts';
import type { FormAnswer, Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';
import { Section } from '../ui/page.tsx';
import { Button, Refusal } from '../ui/parts.tsx';
import styles from './planning.module.css';
import { usePlanning } from './use-planning.ts';

type CalendarProps = { readonly address: string | null; readonly answer: FormAnswer<DeskProblem> | undefined };

/** The secret address of a calendar: copy it into a calendar program, replace it, or end it. */
export function CalendarPanel({ address, answer }: CalendarProps) {
  const { p } = usePlanning();
  return (
    <Section title={p('calendarFeed.title')}>
      {address === null ? (
        <p>{p('calendarFeed.none')}</p>
      ) : (
        <>
          <p>
            <a href={address}>{address}</a>
          </p>
          <p className={styles.muted}>{p('calendarFeed.help')}</p>
        </>
      )}
      <Refusal answer={answer?.act.endsWith('-calendar') ? answer : undefined} />
      <Form method="post">
        <Button<CalendarIntent> intent="renew-calendar">{p(address === null ? 'calendarFeed.make' : 'calendarFeed.renew')}</Button>{' '}
        {address !== null && (
          <Button<CalendarIntent> intent="end-calendar" kind="danger">
            {p('calendarFeed.end')}
          </Button>
        )}
      </Form>
    </Section>
  );
}

/** The acts for the calendar of a driver or a vehicle, on its page. */
export function calendarForms(subject: 'driver' | 'vehicle') {
  const change =
    (isEnded: boolean) =>
    async ({ acts }: DeskRequest, { params }: SentForm) =>
      acts.calendars.change({ subject, id: params.id ?? '', isEnded });
  return { 'renew-calendar': change(false), 'end-calendar': change(true) } satisfies Handlers;
}

/** The same for the calendar of the whole office. */
export const officeCalendarForms = {
  'renew-calendar': async ({ acts }: DeskRequest) => acts.calendars.changeOfOffice({ isEnded: false }),
  'end-calendar': async ({ acts }: DeskRequest) => acts.calendars.changeOfOffice({ isEnded: true }),
} satisfies Handlers;

type CalendarIntent = keyof typeof officeCalendarForms;
