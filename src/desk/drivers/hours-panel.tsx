import { type ChangeEvent, useId } from 'react';
import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { sheetKinds } from '#operations/duties/rules/hours/typed-sheet.ts';
import { officeZone, useDesk } from '../desk-texts.ts';
import { FormAnswerNote, type PageAnswer, TypedForm } from '../fleet/typed-form.tsx';
import { formatDuration } from '../planning/format-duration.ts';
import styles from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Section } from '../ui/page.tsx';
import part from '../ui/parts.module.css';
import { Button, Warning } from '../ui/parts.tsx';
import type { DriverIntent } from './driver-forms.ts';

type Hours = NonNullable<Awaited<ReturnType<DeskQueries['drivers']['hours']>>>;
type HoursProps = { readonly hours: Hours; readonly answer: PageAnswer };

/** What a driver did, by tachograph card and timesheets. It counts in place of the plan. */
export function HoursPanel({ hours: { records, average, highest, knownUntil, isReadingDue }, answer }: HoursProps) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  // After storing, the form is empty, the file included.
  const ids = records.map(({ id }) => id).join();
  return (
    <Section title={p('hours.title')} detail={records.length}>
      <AverageText average={average} />
      {highest.minutes > average.minutes && <AverageText average={highest} isAhead />}
      <p>{knownUntil === null ? p('hours.neverRead') : p('hours.knownUntil', { moment: instant(knownUntil) })}</p>
      {isReadingDue && <Warning>{p('hours.readingDue')}</Warning>}
      {answer?.act === 'take-back-hours' && <FormAnswerNote answer={answer} />}
      <ul className={styles.list}>
        {records.map((record) => (
          <WorkRecord key={record.id} record={record} />
        ))}
      </ul>
      <CardForm key={`card ${ids}`} answer={answer?.act === 'card' ? answer : undefined} />
      <TypedForm
        key={`hours ${ids}`}
        intent="hours"
        answer={answer}
        send={p('hours.note')}
        fields={[
          { name: 'date', label: p('hours.date'), type: 'date', required: true, help: p('hours.dateHelp') },
          { name: 'kind', label: p('hours.kind'), options: sheetKinds.map((kind) => [kind, p(`hours.kinds.${kind}`)]) },
          { name: 'from', label: p('hours.from'), type: 'time' },
          { name: 'until', label: p('hours.until'), type: 'time', help: p('hours.untilHelp') },
          { name: 'drivingMinutes', label: p('hours.driving'), type: 'number' },
          { name: 'breakMinutes', label: p('hours.breaks'), type: 'number', help: p('hours.workHelp') },
          { name: 'note', label: p('hours.remark') },
        ]}
      />
    </Section>
  );
}

/** The average hours a week, since when they are known; red above the limit. */
function AverageText({ average, isAhead = false }: { readonly average: Hours['average']; readonly isAhead?: boolean }) {
  const { date } = useDesk();
  const { p } = usePlanning();
  const { minutes, limitMinutes, weeks, until, knownFrom } = average;
  const said = { hours: formatDuration(minutes), limit: formatDuration(limitMinutes), weeks, until: date(until) };
  const since = knownFrom === null ? p('hours.averageUnknown') : p('hours.averageKnown', { date: date(knownFrom) });
  return (
    <p className={minutes > limitMinutes ? part.problem : undefined}>
      {isAhead ? p('hours.averageAhead', said) : `${p('hours.average', said)} ${since}`}
    </p>
  );
}

function WorkRecord({ record }: { readonly record: Hours['records'][number] }) {
  const { date, instant } = useDesk();
  const { p } = usePlanning();
  const {
    id,
    source,
    from,
    until,
    startsAt,
    endsAt,
    shifts,
    drivingMinutes,
    unknownMinutes,
    leftOut,
    isElsewhere,
    note,
    addedAt,
    addedBy,
  } = record;
  const driving = formatDuration(drivingMinutes);
  const isFree = source === 'sheet' && startsAt === null;
  const when = isFree ? date(toLocal(from, officeZone).date) : `${instant(startsAt ?? from)} – ${instant(endsAt ?? until)}`;
  const worked = source === 'card' ? p('hours.ofCard', { count: shifts, driving }) : p('hours.ofSheet', { driving });
  return (
    <li>
      <strong>{when}</strong>
      <span>{isFree ? p('hours.kinds.none') : worked}</span>
      {unknownMinutes > 0 && <span>{p('hours.unknown', { time: formatDuration(unknownMinutes) })}</span>}
      {leftOut > 0 && <strong>{p('hours.leftOut', { count: leftOut })}</strong>}
      {isElsewhere && <span>{p('hours.kinds.elsewhere')}</span>}
      {note !== '' && <span>{note}</span>}
      <span className={styles.muted}>{p('hours.added', { moment: instant(addedAt), name: addedBy })}</span>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button<DriverIntent> intent="take-back-hours">{p('hours.takeBack')}</Button>
      </Form>
    </li>
  );
}

/** The most that the server reads of one file, including the form around it. A card needs a tenth of it. */
const mostBytes = 1_000_000;

/** The file of the driver's tachograph card. */
function CardForm({ answer }: { readonly answer: PageAnswer }) {
  const id = useId();
  const { problem } = useDesk();
  const { p } = usePlanning();
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const isTooLarge = (currentTarget.files?.[0]?.size ?? 0) > mostBytes;
    currentTarget.setCustomValidity(isTooLarge ? problem('not-a-card') : '');
    currentTarget.reportValidity();
  };
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form}>
      <FormAnswerNote answer={answer} />
      <p className={part.field}>
        <label htmlFor={id}>{p('hours.card')}</label>
        <input id={id} name="file" type="file" accept=".ddd,.c1b,.tgd,.esm" required onChange={check} aria-describedby={`${id}-help`} />
        <small id={`${id}-help`}>{p('hours.cardHelp')}</small>
      </p>
      <Button<DriverIntent> kind="main" intent="card">
        {p('hours.readCard')}
      </Button>
    </Form>
  );
}
