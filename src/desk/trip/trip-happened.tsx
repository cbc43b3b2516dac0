import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { type DeskWords, useDesk } from '../desk-texts.ts';
import { Button } from '../ui/button.tsx';
import type { IconName } from '../ui/icons/icon-names.ts';
import type { Tone } from '../ui/state.tsx';
import { Timeline, type TimelineEntry } from '../ui/timeline.tsx';
import { useWork } from '../use-work.ts';
import { describeDetail } from './describe-detail.ts';
import styles from './trip.module.css';
import type { TripPage } from './trip-page.ts';
import { useTripView } from './trip-view.ts';

const kinds = ['all', 'messages', 'changes'] as const;
type Kind = (typeof kinds)[number];
type Entry = TimelineEntry & { readonly kind: Exclude<Kind, 'all'> };

/** The history of the trip, the latest first: changes, mails, payments and colleagues' notes. */
export function Happenings({ isWhole = false }: { readonly isWhole?: boolean }) {
  const w = useWork();
  const words = useDesk();
  const { trip } = useTripView();
  const [kind, setKind] = useState<Kind>('all');
  const all = listEntries(trip, words);
  const shown = kind === 'all' ? all : all.filter((entry) => entry.kind === kind);
  return (
    <section className={styles.happened} data-whole={isWhole || undefined}>
      <header>
        <h2>{w('happened.title')}</h2>
        <fieldset className={styles.kindChoice} aria-label={w('happened.title')}>
          {kinds.map((each) => (
            <label key={each}>
              <input type="radio" name="happened" checked={kind === each} onChange={() => setKind(each)} /> {w(`happened.${each}`)}
            </label>
          ))}
        </fieldset>
      </header>
      <Timeline entries={shown} />
    </section>
  );
}

function listEntries(trip: TripPage, words: DeskWords): readonly Entry[] {
  const { money, named, instant, t } = words;
  const all: Entry[] = [
    ...trip.history.map((line) => ofHistory(line, words)),
    ...trip.mails.map((mail) => ofMail(mail, words)),
    ...trip.notes.map(
      ({ id, at, memberName, text }): Entry => ({
        ...{ key: `note ${id}`, kind: 'messages', icon: 'note', instant: at, at: instant(at), tone: 'amber' },
        text: bold(memberName, t('trip.noted')),
        more: <p className={styles.note}>{text}</p>,
      }),
    ),
    ...trip.money.payments.flatMap(({ cents, status, paidAt, note }, index): Entry[] =>
      paidAt === null
        ? []
        : [
            {
              ...{ key: `payment ${index}`, kind: 'changes', icon: 'bank', instant: paidAt, at: instant(paidAt), tone: 'green' },
              text: bold(money(cents), named('payments', status)),
              more: <p className={styles.meta}>{note}</p>,
            },
          ],
    ),
  ];
  return all.toSorted((first, second) => (first.instant < second.instant ? 1 : first.instant > second.instant ? -1 : 0));
}

function bold(who: string, what: string): ReactNode {
  return (
    <>
      <b>{who}</b> <span className={styles.muted}>{what}</span>
    </>
  );
}

const icons: Readonly<Record<string, readonly [icon: IconName, tone?: Tone]>> = {
  accept: ['check', 'green'],
  request: ['today'],
  price: ['tag'],
  assign: ['driver'],
  cancel: ['close', 'red'],
  decline: ['close', 'red'],
  expire: ['clock'],
  complete: ['flag', 'green'],
  extend: ['clock'],
  reserve: ['lock', 'green'],
  'release-reservation': ['undo'],
  'reservation-over': ['clock'],
  'change-itinerary': ['trips'],
  'open-incident': ['warn', 'red'],
  'hold-mails': ['lock', 'amber'],
};

function ofHistory({ version, at, actor, actorName, event, detail }: TripPage['history'][number], words: DeskWords): Entry {
  const { named, instant } = words;
  const [icon, tone] = icons[event] ?? ['page'];
  return {
    ...{ key: `version ${version}`, kind: 'changes', icon, instant: at, at: instant(at) },
    ...(tone === undefined ? {} : { tone }),
    text: (
      <>
        {named('events', event)} <span className={styles.muted}>{actorName ?? named('actors', actor)}</span>
      </>
    ),
    ...(detail.length === 0
      ? {}
      : { more: <p className={styles.details}>{detail.map((line) => describeDetail(line, words)).join('\n')}</p> }),
  };
}

function ofMail(mail: TripPage['mails'][number], { t, named, instant }: DeskWords): Entry {
  const { sentAt, failedAt, createdAt } = mail;
  const fate =
    sentAt !== null
      ? t('trip.sent', { at: instant(sentAt) })
      : failedAt === null
        ? t('trip.waits')
        : t('trip.failed', { at: instant(failedAt) });
  const tone: Tone | undefined = failedAt !== null && sentAt === null ? 'red' : undefined;
  return {
    ...{ key: mail.id, kind: 'messages', icon: 'mail', instant: createdAt, at: instant(createdAt) },
    ...(tone === undefined ? {} : { tone }),
    text: (
      <>
        {t('trip.mail', { kind: named('mails', mail.kind) })} <span className={styles.muted}>{fate}</span>
      </>
    ),
    more: <MailText mail={mail} />,
  };
}

/** A mail as it was sent, folded; and the button to send it again where its contents still hold. */
function MailText({ mail: { kind, subject, body, mayResend } }: { readonly mail: TripPage['mails'][number] }) {
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
          <Button intent="resend-mail" size="small" kind="quiet">
            {t('trip.resend')}
          </Button>
        </Form>
      )}
    </>
  );
}
