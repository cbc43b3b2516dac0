import { useEffect, useRef } from 'react';
import { formatClockTime } from '#domain/calendar/doubled-hour.ts';
import { formatLongDate } from '#domain/calendar/format-date.ts';
import { readMoment } from '#domain/calendar/format-moment.ts';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { siteTimeZones } from '#domain/sites/time-zones.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import styles from './contact-form.module.css';
import type { ContactAnswer } from './send-contact-form.ts';

type Sent = Extract<ContactAnswer, { readonly kind: 'sent' }>;

/** The message has arrived, and when we answer. Takes the focus, so that it is visible and read aloud. */
export function MessageSent({ sent }: { readonly sent: Sent }) {
  const { t } = useTranslation('pages');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const promise = usePromise(sent);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was reloaded because the form was sent; the reader starts at its answer
    <div ref={ref} tabIndex={-1} autoFocus className={styles.sent}>
      <Notice kind="success" live="status" title={t(sent.call === null ? 'contact.form.sent' : 'contact.form.sentCall')}>
        {promise}
      </Notice>
      <ButtonLink to={{ page: 'contact' }} variant="secondary">
        {t('contact.form.another')}
      </ButtonLink>
    </div>
  );
}

function usePromise({ answerBy, call }: Sent): string {
  const { t } = useTranslation('pages');
  const { site, language } = useSiteFrame();
  const tag = tagOf(language);
  const localOf = (instant: string) => {
    const { date, ...local } = readMoment(instant, siteTimeZones[site]);
    return { day: formatLongDate(date, tag), time: formatClockTime(local, language) };
  };
  const momentOf = (instant: string) => {
    const { day, time } = localOf(instant);
    return `${day}, ${time}`;
  };
  const phone = brand.phoneShown[site];
  if (call === null) {
    return answerBy === null ? t('contact.form.noPromise', { phone }) : t('contact.form.answerBy', { moment: momentOf(answerBy) });
  }
  if (call.from === null) return t('contact.form.callBy', { moment: momentOf(call.until) });
  const [from, until] = [localOf(call.from), localOf(call.until)];
  return t('contact.form.callBetween', { day: from.day, from: from.time, until: until.time });
}
