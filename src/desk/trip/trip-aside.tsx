import { type ComponentProps, useState } from 'react';
import { Form } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import { useDesk } from '../desk-texts.ts';
import { TripMessages } from '../messages/trip-messages.tsx';
import { Answered } from '../ui/answered.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TextField } from '../ui/parts.tsx';
import { useWork } from '../use-work.ts';
import styles from './trip.module.css';
import { Happenings } from './trip-happened.tsx';
import { pathToTrip } from './trip-page.ts';
import { useTripView } from './trip-view.ts';

/** The history, and above it the composer: a note here, a letter beside the trip. */
export function TripAside({ messages }: Pick<ComponentProps<typeof TripMessages>, 'messages'>) {
  const w = useWork();
  const { trip, tab } = useTripView();
  return (
    <aside className={styles.aside} aria-label={w('happened.title')}>
      <section className={styles.composer} aria-label={w('compose.label')}>
        <p className={styles.kinds}>
          <b aria-current="true">{w('compose.note')}</b>
          {trip.acts.includes('letter') && (
            <ButtonLink kind="quiet" size="small" to={pathToTrip(trip.row.reference, tab, 'letter')}>
              {w('compose.mail')}
            </ButtonLink>
          )}
        </p>
        <NoteForm />
      </section>
      <div className={styles.messages}>
        <TripMessages messages={messages} />
      </div>
      {tab !== 'history' && <Happenings />}
    </aside>
  );
}

/** Emptied once the note is stored. */
function NoteForm() {
  const { t } = useDesk();
  const w = useWork();
  const { trip, tab, outcome } = useTripView();
  const [doneAt, setDoneAt] = useState(0);
  const mine = outcome?.act === 'note' ? outcome : undefined;
  if (mine?.problem === null && mine.at !== doneAt) setDoneAt(mine.at);
  return (
    <Answered answer={mine}>
      <Form key={doneAt} method="post" action={pathToTrip(trip.row.reference, tab)} preventScrollReset>
        <TextField label={t('trip.note')} name="text" required help={w('compose.placeholder')} maxLength={textLimits.teamNote} />
        <Button intent="note" size="small">
          {w('compose.save')}
        </Button>
      </Form>
    </Answered>
  );
}
