import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { incidentKinds } from '#operations/incidents/rules/incident.ts';
import type { PageAnswer } from '../fleet/typed-form.tsx';
import planning from '../planning/planning.module.css';
import { Answered } from '../ui/answered.tsx';
import { Section } from '../ui/page.tsx';
import { Button, Field, Note, Select, TextField } from '../ui/parts.tsx';
import type { IncidentIntent } from './incident-forms.ts';
import styles from './incidents.module.css';
import { useIncidents } from './use-incidents.ts';

type TripIncidents = NonNullable<Awaited<ReturnType<DeskQueries['incidents']['ofTrip']>>>;
type Props = { readonly of: TripIncidents; readonly answer: PageAnswer };

/** The outcome of the page's last form, for that form only. */
function answerTo(intent: IncidentIntent, answer: PageAnswer) {
  return answer?.act === intent ? answer : undefined;
}

export function OpenForm({ answer }: Pick<Props, 'answer'>) {
  const { i, called } = useIncidents();
  return (
    <Section title={i('report')}>
      <p>{i('reportHelp')}</p>
      <Answered answer={answerTo('open', answer)}>
        <Form method="post">
          <Select label={i('kind')} name="kind" options={incidentKinds.map((kind) => [kind, called('kinds', kind)] as const)} />
          <Field label={i('minutes')} name="minutes" inputMode="numeric" />
          <TextField label={i('note')} name="note" maxLength={textLimits.reason} />
          <Button<IncidentIntent> kind="main" intent="open">
            {i('report')}
          </Button>
        </Form>
      </Answered>
    </Section>
  );
}

/** The messages that can be sent now, each ready in the customer's language. The last one closes the incident. */
export function Words({ of: { prepared, language, promise, sendsTexts, textsTo, version, lines }, answer }: Props) {
  const { i, called } = useIncidents();
  const isAnnounced = lines.some(({ what }) => what === 'told');
  const next = isAnnounced ? 'update' : 'first';
  const inOrder = [...prepared].sort((first, second) => Number(second.message === next) - Number(first.message === next));
  return (
    <Section title={i('tell')}>
      <p>{i('tellHelp', { language })}</p>
      <Note>{sendsTexts ? (textsTo.length === 0 ? i('noNumber') : i('textsTo', { numbers: textsTo.join(', ') })) : i('noTexts')}</Note>
      {inOrder.map(({ message, text }) => {
        const isOver = message === 'over';
        const intent = isOver ? 'close' : 'tell';
        return (
          <details key={`${message} ${version}`} open={message === next} className={planning.folded}>
            <summary>{called('messages', message)}</summary>
            <Answered answer={answerTo(intent, answer)}>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="version" value={version} />
                <TextField label={i('text')} name="text" rows={4} defaultValue={text} required maxLength={textLimits.message} />
                {!isOver && <Field label={i('promise')} name="minutes" inputMode="numeric" defaultValue={String(promise)} required />}
                <Button<IncidentIntent> kind={isOver ? 'danger' : 'main'} intent={intent}>
                  {i(isOver ? 'close' : 'send')}
                </Button>
              </Form>
            </Answered>
          </details>
        );
      })}
    </Section>
  );
}

export function Steps({ of: { steps, lines } }: Pick<Props, 'of'>) {
  const { i, called } = useIncidents();
  return (
    <Section title={i('steps.title')}>
      <ol className={styles.steps}>
        {steps.map((step) => {
          const done = lines.find(({ what, key }) => what === 'step' && key === step);
          return (
            <li key={step}>
              <span className={done === undefined ? undefined : styles.done}>{called('steps', step)}</span>
              {done === undefined ? (
                <NoteForm what="step" of={step} text="" label={i('done')} />
              ) : (
                <span className={styles.done}>{i('doneBy', { name: done.by })}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** The people to call, in order. */
export function Calls({ of: { calls, lines } }: Pick<Props, 'of'>) {
  const { i, called } = useIncidents();
  return (
    <Section title={i('roles.title')}>
      <ol className={styles.calls}>
        {calls.map(({ role, name, phone }) => {
          const lastCall = lines.findLast(({ what, key, text }) => what === 'call' && key === role && text === name);
          return (
            <li key={`${role} ${phone}`}>
              <span>
                {called('roles', role)}: {name}
              </span>
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
              {lastCall === undefined ? (
                <NoteForm what="call" of={role} text={name} label={i('rang')} />
              ) : (
                <span className={styles.done}>{i('rangBy', { name: lastCall.by })}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

type NoteFormProps = { readonly what: 'step' | 'call'; readonly of: string; readonly text: string; readonly label: string };

/** One press. For screen readers the button names its subject. */
function NoteForm({ what, of, text, label }: NoteFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="key" value={of} />
      <input type="hidden" name="text" value={text} />
      <Button<IncidentIntent> intent={what} size="small">
        {label}
      </Button>
    </Form>
  );
}
