import { Form, Link } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { AlsoHere } from '../presence/also-here.tsx';
import { Answered } from '../ui/answered.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Facts, Field, Note, Problem, Select, TextField, Warning } from '../ui/parts.tsx';
import { TripState } from '../ui/state.tsx';
import { useRights } from '../use-rights.ts';
import type { BegunAnswer } from './begin-answer.ts';
import type { MessageIntent } from './message-forms.ts';
import { Due } from './message-list.tsx';
import styles from './messages.module.css';
import type { ShownMessage } from './shown-message.ts';
import { Thread } from './thread.tsx';
import { useMessages } from './use-messages.ts';

type MessagePaneProps = {
  readonly message: ShownMessage;
  /** Null where nobody is answering it now. */
  readonly answering: BegunAnswer | null;
  readonly outcome: FormAnswer | undefined;
  readonly now: string;
};

/** One message: its sender, the conversation, the answer, and the other acts. */
export function MessagePane({ message, answering, outcome, now }: MessagePaneProps) {
  const { t } = useMessages();
  const { instant } = useDesk();
  const mayAnswer = useRights().has('write-to-customers');
  const isDone = outcome?.problem === null;
  return (
    <div className={styles.pane}>
      <p className={styles.paneHead}>
        <Link to="/messages" className={styles.back}>
          {t('title')}
        </Link>
        <span>
          {t(`channels.${message.channel}`)} · {t('received', { at: instant(message.receivedAt) })}
        </span>
        {message.isOpen && <Due at={message.answerDueAt} now={now} />}
        <AlsoHere kind="message" of={message.id} />
      </p>
      <h2>{message.subject}</h2>
      <Problem code={outcome?.problem} values={outcome?.values} />
      {isDone && <Note>{t('done')}</Note>}
      <Sender message={message} />
      {message.isUndeliverable && <Warning>{t('undeliverable', { email: message.email })}</Warning>}
      <Thread lines={message.thread} language={message.language} />
      {mayAnswer ? <Acts message={message} answering={answering} outcome={outcome} /> : <p className={styles.muted}>{t('noRight')}</p>}
      <OtherTrips message={message} />
    </div>
  );
}

/** The name of a language, in the page's language. */
function useLanguageName(): (language: ShownMessage['language']) => string {
  const { language: own } = useDesk();
  return (language) => new Intl.DisplayNames([tagOf(own)], { type: 'language' }).of(tagOf(language).slice(0, 2)) ?? language;
}

function Sender({ message }: { readonly message: ShownMessage }) {
  const { t } = useMessages();
  const { name, email, phone, site, language, tripReference, reference, callWindow, ownerName } = message;
  const languageName = useLanguageName();
  const mailLink = email === '' ? '' : <a href={`mailto:${email}`}>{email}</a>;
  const callLink = phone === '' ? '' : <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
  const tripLink = tripReference === null ? '' : <Link to={`/trips/${tripReference}`}>{tripReference}</Link>;
  return (
    <>
      {callWindow !== null && message.isOpen && <Warning>{t('callThem', { window: t(`windows.${callWindow}`), phone })}</Warning>}
      <Facts
        facts={[
          [t('from'), name],
          [t('email'), mailLink],
          [t('phone'), callLink],
          [t('trip'), tripLink],
          [t('owner'), ownerName ?? ''],
        ]}
      />
      <p className={styles.muted}>{t('site', { site: site.toUpperCase(), language: languageName(language) })}</p>
      {tripReference === null && reference !== '' && <p className={styles.muted}>{t('mentions', { reference })}</p>}
    </>
  );
}

type ActsProps = Omit<MessagePaneProps, 'now'>;

function Acts({ message, answering, outcome }: ActsProps) {
  const { t } = useMessages();
  const refused = outcome !== undefined && outcome.problem !== null ? outcome : undefined;
  const mayPrice = useRights().has('price-trips');
  return (
    <>
      {message.isOpen && message.email !== '' && message.kind !== 'bounce' && (
        <Answered answer={refused?.act === 'answer-message' ? refused : undefined}>
          <AnswerForm key={answering?.chosen} message={message} answering={answering} />
        </Answered>
      )}
      {message.isOpen && (message.email === '' || message.kind === 'bounce') && message.phone !== '' && (
        <p>{t('noMail', { phone: message.phone })}</p>
      )}
      <Form method="post" preventScrollReset className={styles.acts}>
        {message.isOpen ? (
          <>
            <Button<MessageIntent> intent="close-message" icon="check">
              {t(message.channel === 'call-back' ? 'called' : 'close')}
            </Button>
            <Button<MessageIntent> intent="spam-message" kind="quiet">
              {t('refuse')}
            </Button>
          </>
        ) : (
          <Button<MessageIntent> intent="reopen-message" icon="undo">
            {t('reopen')}
          </Button>
        )}
        {mayPrice && message.tripReference === null && (
          <ButtonLink to={`/new?message=${message.id}`} icon="plus">
            {t('newRequest')}
          </ButtonLink>
        )}
      </Form>
      <div className={styles.pair}>
        <Form method="post" preventScrollReset className={styles.row}>
          <input type="hidden" name="before" value={message.ownerId ?? ''} />
          <Select
            label={t('owner')}
            name="owner"
            defaultValue={message.ownerId ?? ''}
            options={[['', t('nobody')], ...message.colleagues.map(({ id, name }) => [id, name] as const)]}
          />
          <Button<MessageIntent> intent="assign-message">{t('assign')}</Button>
        </Form>
        <Answered answer={refused?.act === 'attach-message' ? refused : undefined}>
          <Form method="post" preventScrollReset className={styles.row}>
            <input type="hidden" name="before" value={message.tripReference ?? ''} />
            <Field
              label={t('trip')}
              name="reference"
              help={t('attachHelp')}
              defaultValue={message.tripReference ?? message.reference}
              maxLength={textLimits.formNumber}
            />
            <Button<MessageIntent> intent="attach-message">{t('attach')}</Button>
          </Form>
        </Answered>
      </div>
    </>
  );
}

function AnswerForm({ message, answering }: Pick<ActsProps, 'message' | 'answering'>) {
  const { t } = useMessages();
  const languageName = useLanguageName();
  const subject = /^re\s?:/i.test(message.subject) ? message.subject : `Re: ${message.subject}`;
  return (
    <Form method="post" preventScrollReset className={styles.answer}>
      <h3>{t('answer')}</h3>
      {answering !== null && answering.templates.length > 0 && <Templates message={message} answering={answering} />}
      <Field label={t('subject')} name="subject" required defaultValue={subject} maxLength={textLimits.subject} />
      <TextField
        label={t('text')}
        name="text"
        required
        rows={7}
        defaultValue={answering?.draft?.text ?? ''}
        help={t('answerIn', { language: languageName(message.language) })}
        maxLength={textLimits.letter}
      />
      <Button<MessageIntent> intent="answer-message" kind="main" icon="send">
        {t('send')}
      </Button>
    </Form>
  );
}

/** The ways to start the answer. They are links, so that they need no script. */
function Templates({ message, answering }: { readonly message: ShownMessage; readonly answering: BegunAnswer }) {
  const { t } = useMessages();
  return (
    <nav aria-label={t('templates.title')} className={styles.acts}>
      {answering.templates.map(({ id, name }) => (
        <ButtonLink key={id} size="small" to={`/messages/${message.id}?template=${id}`} isCurrent={id === answering.chosen}>
          {name}
        </ButtonLink>
      ))}
    </nav>
  );
}

function OtherTrips({ message: { trips } }: { readonly message: ShownMessage }) {
  const { t } = useMessages();
  const { date } = useDesk();
  if (trips.length === 0) return null;
  return (
    <>
      <h3>{t('others')}</h3>
      <ul className={styles.trips}>
        {trips.map((trip) => (
          <li key={trip.reference}>
            <Link to={`/trips/${trip.reference}`}>{trip.reference}</Link>
            <span>
              {trip.from} – {trip.to}
            </span>
            <span className={styles.muted}>
              {trip.date === null ? '' : `${date(trip.date)} · `}
              {t('people', { count: trip.passengers })}
            </span>
            <TripState state={trip.state} />
          </li>
        ))}
      </ul>
    </>
  );
}
