import { Form } from 'react-router';
import { incidentKinds } from '#operations/incidents/rules/incident.ts';
import type { TripIncidentsQuery } from '../api/generated/operations.ts';
import planning from '../planning/planning.module.css';
import { Button, Field, Note, Panel, Select, TextField } from '../ui/parts.tsx';
import { TypedContext } from '../ui/typed.ts';
import type { IncidentOutcome } from './do-incident-act.ts';
import styles from './incidents.module.css';
import { useIncidents } from './use-incidents.ts';

type TripIncidents = NonNullable<TripIncidentsQuery['tripIncidents']>;
type Props = { readonly of: TripIncidents; readonly outcome: IncidentOutcome | undefined };

/** What was typed stays where its act was refused. */
function typedOf(outcome: IncidentOutcome | undefined, intent: string) {
  return outcome !== undefined && outcome.problem !== null && outcome.intent === intent ? outcome.typed : {};
}

export function OpenForm({ outcome }: Pick<Props, 'outcome'>) {
  const { i, called } = useIncidents();
  return (
    <Panel title={i('report')}>
      <p>{i('reportHelp')}</p>
      <TypedContext value={typedOf(outcome, 'open')}>
        <Form method="post">
          <Select label={i('kind')} name="kind" options={incidentKinds.map((kind) => [kind, called('kinds', kind)] as const)} />
          <Field label={i('minutes')} name="minutes" inputMode="numeric" />
          <TextField label={i('note')} name="note" />
          <Button kind="main" intent="open">
            {i('report')}
          </Button>
        </Form>
      </TypedContext>
    </Panel>
  );
}

/** What can be told now, each text ready in the customer's language; the last one closes. */
export function Words({ of: { prepared, language, promise, sendsTexts, textsTo, version, lines }, outcome }: Props) {
  const { i, called } = useIncidents();
  const isTold = lines.some(({ what }) => what === 'told');
  const next = isTold ? 'update' : 'first';
  const inOrder = [...prepared].sort((first, second) => Number(second.message === next) - Number(first.message === next));
  return (
    <Panel title={i('tell')}>
      <p>{i('tellHelp', { language })}</p>
      <Note>{sendsTexts ? (textsTo.length === 0 ? i('noNumber') : i('textsTo', { numbers: textsTo.join(', ') })) : i('noTexts')}</Note>
      {inOrder.map(({ message, text }) => {
        const isOver = message === 'over';
        const intent = isOver ? 'close' : 'tell';
        return (
          <details key={`${message} ${version}`} open={message === next} className={planning.folded}>
            <summary>{called('messages', message)}</summary>
            <TypedContext value={typedOf(outcome, intent)}>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="version" value={version} />
                <TextField label={i('text')} name="text" rows={4} defaultValue={text} required />
                {!isOver && <Field label={i('promise')} name="minutes" inputMode="numeric" defaultValue={String(promise)} required />}
                <Button kind={isOver ? 'danger' : 'main'} intent={intent}>
                  {i(isOver ? 'close' : 'send')}
                </Button>
              </Form>
            </TypedContext>
          </details>
        );
      })}
    </Panel>
  );
}

export function Steps({ of: { steps, lines } }: Pick<Props, 'of'>) {
  const { i, called } = useIncidents();
  return (
    <Panel title={i('steps.title')}>
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
    </Panel>
  );
}

/** Whom to ring, the first first. */
export function Calls({ of: { calls, lines } }: Pick<Props, 'of'>) {
  const { i, called } = useIncidents();
  return (
    <Panel title={i('roles.title')}>
      <ol className={styles.calls}>
        {calls.map(({ role, name, phone }) => {
          const rung = lines.findLast(({ what, key, text }) => what === 'call' && key === role && text === name);
          return (
            <li key={`${role} ${phone}`}>
              <span>
                {called('roles', role)}: {name}
              </span>
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
              {rung === undefined ? (
                <NoteForm what="call" of={role} text={name} label={i('rang')} />
              ) : (
                <span className={styles.done}>{i('rangBy', { name: rung.by })}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

type NoteFormProps = { readonly what: string; readonly of: string; readonly text: string; readonly label: string };

/** One press; to whoever cannot see what stands beside it, the button says of what it is. */
function NoteForm({ what, of, text, label }: NoteFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="key" value={of} />
      <input type="hidden" name="text" value={text} />
      <Button intent={what}>{label}</Button>
    </Form>
  );
}
