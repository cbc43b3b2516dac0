import { Form, Link } from 'react-router';
import type { DeskProblem, DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Answered } from '../ui/answered.tsx';
import { Button, TextField } from '../ui/parts.tsx';
import { Timeline } from '../ui/timeline.tsx';
import { useRights } from '../use-rights.ts';
import type { CustomerIntent } from './customer-forms.ts';
import styles from './customers.module.css';
import { useCustomers } from './use-customers.ts';

type NotesPartProps = {
  readonly notes: Awaited<ReturnType<DeskQueries['customers']['notes']>>;
  readonly answer: FormAnswer<DeskProblem> | undefined;
};

/** Notes for colleagues: on the customer, and those on the trips. */
export function NotesPart({ notes, answer }: NotesPartProps) {
  const { t } = useCustomers();
  const { compactInstant } = useDesk();
  return (
    <div className={styles.lines}>
      <Answered answer={answer}>
        {/* A new field after each note, so that it is empty again. */}
        <Form method="post" preventScrollReset className={styles.form} key={notes.length}>
          <TextField label={t('notes.new')} name="text" required maxLength={textLimits.teamNote} />
          <p>
            <Button<CustomerIntent> intent="note" kind="main">
              {t('notes.add')}
            </Button>
          </p>
        </Form>
      </Answered>
      <Timeline
        entries={notes.map(({ id, reference, text, by, at }) => ({
          key: id,
          icon: 'note',
          text: (
            <>
              <strong>{by}</strong> {reference !== null && <Link to={`/trips/${reference}`}>{reference}</Link>}
            </>
          ),
          at: compactInstant(at),
          instant: at,
          more: (
            <>
              <p className={styles.words}>{text}</p>
              {reference === null && <DeleteNote id={id} />}
            </>
          ),
        }))}
      />
    </div>
  );
}

function DeleteNote({ id }: { readonly id: string }) {
  const { t } = useCustomers();
  if (!useRights().has('change-trips')) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="note" value={id} />
      <Button<CustomerIntent> intent="delete-note" kind="quiet" size="small">
        {t('notes.delete')}
      </Button>
    </Form>
  );
}
