import { formatClockTime } from '#domain/calendar/doubled-hour.ts';
import { formatLongDate } from '#domain/calendar/format-date.ts';
import { readMoment } from '#domain/calendar/format-moment.ts';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { siteTimeZones } from '#domain/sites/time-zones.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/message/notice.tsx';

/** Sends the form to our people as it is, for a trip that it cannot take: one press, with what is known. */
export function AskUs({ isSending }: { readonly isSending: boolean }) {
  const { t } = useTranslation('form');
  return (
    <Notice title={t('askUs.title')}>
      <p>{t('askUs.text')}</p>
      <Button type="submit" name="intent" value="ask-us" variant="secondary" busy={isSending}>
        {t('askUs.button')}
      </Button>
    </Notice>
  );
}

/** It was sent, and when we answer. */
export function Asked({ answerBy }: { readonly answerBy: string | null }) {
  const { t } = useTranslation('form');
  const { site, language } = useSiteFrame();
  const moment = answerBy === null ? null : readMoment(answerBy, siteTimeZones[site]);
  return (
    <Notice kind="success" live="status" title={t('askUs.sent')}>
      {moment === null
        ? t('askUs.noPromise', { phone: brand.phoneShown[site] })
        : t('askUs.answerBy', { moment: `${formatLongDate(moment.date, tagOf(language))}, ${formatClockTime(moment, language)}` })}
    </Notice>
  );
}
