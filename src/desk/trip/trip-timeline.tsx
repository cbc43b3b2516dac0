import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import type { TripQuery } from '../api/generated/operations.ts';
import type { FormAnswer } from '../desk-action.ts';
import { type DeskWords, useDesk } from '../desk-texts.ts';
import { Answered } from '../ui/answered.tsx';
import { Button, Facts, Panel, TextField } from '../ui/parts.tsx';
import { describeDetail } from './describe-detail.ts';
import styles from './trip-timeline.module.css';

type DeskTrip = NonNullable<TripQuery['trip']>;
type DeskMail = DeskTrip['mails'][number];

/** What happened to the trip, the last first: who changed it, what was mailed and paid, what colleagues noted; then its papers. */
export function TripTimeline({ trip, outcome }: { readonly trip: DeskTrip; readonly outcome: FormAnswer | undefined }) {
  const { t, money, instant } = useDesk();
  return (
    <div>
      <Panel title={t('trip.timeline')}>
        <NoteForm colleagues={trip.colleagues} outcome={outcome} />
        <ol className={styles.timeline}>
          {useHappenings(trip).map(({ key, at, what, who, more }) => (
            <li key={key}>
              <p className={styles.head}>
                <time dateTime={at}>{instant(at)}</time> <strong>{what}</strong> {who}
              </p>
              {more}
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={t('trip.documents')} count={trip.documents.length}>
        <Facts facts={trip.documents.map(({ number, issuedAt, totalCents }) => [number, `${money(totalCents)}, ${instant(issuedAt)}`])} />
      </Panel>
    </div>
  );
}

function NoteForm({ colleagues, outcome }: { readonly colleagues: readonly string[]; readonly outcome: FormAnswer | undefined }) {
  const { t } = useDesk();
  const [doneAt, setDoneAt] = useState(0);
  const mine = outcome?.act === 'note' ? outcome : undefined;
  if (mine?.problem === null && mine.at !== doneAt) setDoneAt(mine.at);
  const names = colleagues.map((name) => `@${name}`).join(', ');
  return (
    <Answered answer={mine}>
      <Form key={doneAt} method="post" preventScrollReset>
        <TextField
          label={t('trip.note')}
          name="text"
          required
          help={names === '' ? t('trip.noteHelp') : t('trip.noteNames', { names })}
          maxLength={textLimits.teamNote}
        />
        <Button intent="note">{t('trip.addNote')}</Button>
      </Form>
    </Answered>
  );
}

type Happening = {
  readonly key: string;
  readonly at: string;
  readonly what: string;
  readonly who: string;
  readonly more: ReactNode;
};

function useHappenings(trip: DeskTrip): readonly Happening[] {
  const words = useDesk();
  const all = [
    ...trip.history.map((line) => ofHistory(line, words)),
    ...trip.mails.map((mail) => ofMail(mail, words)),
    ...trip.teamNotes.map(({ id, at, memberName, text }) => ({
      ...{ key: `note ${id}`, at, what: words.t('trip.noted'), who: memberName },
      more: <p className={styles.text}>{text}</p>,
    })),
    ...trip.payments.flatMap(({ cents, status, paidAt, note }, index) =>
      paidAt === null
        ? []
        : [{ key: `payment ${index}`, at: paidAt, what: words.money(cents), who: words.named('payments', status), more: <p>{note}</p> }],
    ),
  ];
  return all.toSorted((first, second) => (first.at < second.at ? 1 : first.at > second.at ? -1 : 0));
}

function ofHistory({ version, at, actor, actorName, event, detail }: DeskTrip['history'][number], words: DeskWords): Happening {
  const { named } = words;
  return {
    ...{ key: `version ${version}`, at, what: named('events', event), who: actorName ?? named('actors', actor) },
    more: detail.length === 0 ? null : <p className={styles.text}>{detail.map((line) => describeDetail(line, words)).join('\n')}</p>,
  };
}

function ofMail(mail: DeskMail, { t, named, instant }: DeskWords): Happening {
  const { sentAt, failedAt } = mail;
  const fate =
    sentAt !== null
      ? t('trip.sent', { at: instant(sentAt) })
      : failedAt === null
        ? t('trip.waits')
        : t('trip.failed', { at: instant(failedAt) });
  return {
    ...{ key: mail.id, at: mail.createdAt, what: t('trip.mail', { kind: named('mails', mail.kind) }), who: fate },
    more: <MailText mail={mail} />,
  };
}

/** A mail as it went out, folded; and to send it again where what it says still holds. */
function MailText({ mail: { kind, subject, body, mayResend } }: { readonly mail: DeskMail }) {
  const { t } = useDesk();
  return (
    <>
      {body !== null && (
        <details>
          <summary>{subject}</summary>
          <pre className={styles.mail}>{body}</pre>
        </details>
      )}
      {mayResend && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="kind" value={kind} />
          <Button intent="resend-mail">{t('trip.resend')}</Button>
        </Form>
      )}
    </>
  );
}
