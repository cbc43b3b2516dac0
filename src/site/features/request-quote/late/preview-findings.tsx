import type { ReactNode } from 'react';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { formatOpeningHours } from '#domain/sites/opening-hours.ts';
import { explained } from '#output/texts/explain/explained.ts';
import { sayAnswer } from '#output/texts/travel/say-answer.ts';
import { NextDays } from '../../../explain/next-days.tsx';
import { momentOf } from '../../../explain/stop-times.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Notice } from '../../../ui/message/notice.tsx';
import type { Preview } from '../ask-price.ts';
import styles from './preview-findings.module.css';

type Finding = Preview['findings'][number];

/** Why a person prices the trip: the problem, and how to solve it. */
export function PreviewFindings({ preview }: { readonly preview: Preview }): ReactNode {
  const { t } = useTranslation('form');
  const words = useTravelWords();
  const { answerDate: date, answerTime: time } = preview;
  // Where only the vehicle is uncertain, its finding says so, and that a call is faster.
  const isSaid = preview.findings.some(({ reason }) => reason === 'short-lead');
  const answer = isSaid || date === null || time === null ? null : { date, time };
  return (
    <Notice kind="warning" title={t('explain.findings.why')}>
      <ul className={styles.findings}>
        {preview.findings.map((finding) => (
          <li key={`${finding.reason} ${finding.rule} ${finding.stop}`}>
            <FindingText finding={finding} preview={preview} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {answer === null ? t('explain.findings.keep') : t('explain.findings.keepUntil', { moment: words.departure(answer) })}
      </p>
      <NextDays stops={preview.stops} />
    </Notice>
  );
}

function FindingText({ finding, preview }: { readonly finding: Finding; readonly preview: Preview }) {
  const { t, named } = useTranslation('form');
  const { duration, departure, day } = useTravelWords();
  const { reason, about, rule, article, minutes, date, time } = finding;
  if (about === 'stop') return <StopFinding finding={finding} preview={preview} />;
  if (about === 'rule') {
    const values = { rule: explained(named, `rules.${rule ?? ''}`), duration: duration(minutes ?? 0), article: article ?? '' };
    return (
      <>
        {t(rule === 'break' ? 'explain.findings.break' : 'explain.findings.rule', values)} <strong>{t(mendOf(rule))}</strong>
      </>
    );
  }
  if (reason === 'short-lead') return <ShortLead answer={date === null ? null : departure({ date, time: time ?? '' })} />;
  return (
    <>
      {explained(named, `findings.reasons.${reason}.why`, { article: article ?? '', date: date === null ? '' : day(date) })}{' '}
      <strong>{explained(named, `findings.reasons.${reason}.mend`)}</strong>
    </>
  );
}

function StopFinding({ finding: { stop, minutes, ...local }, preview }: { readonly finding: Finding; readonly preview: Preview }) {
  const { t } = useTranslation('form');
  const { duration, departure } = useTravelWords();
  const moment = momentOf(local);
  const earliest = moment === null ? '' : departure(moment);
  return (
    <>
      {t('explain.findings.stop', { stop: preview.stops[stop ?? -1]?.name ?? '', earliest, duration: duration(minutes ?? 0) })}{' '}
      <strong>{t('explain.findings.stopMend', { earliest })}</strong>
    </>
  );
}

/** When we answer, and the telephone number: people who leave in a few hours need not wait for a mail. */
function ShortLead({ answer }: { readonly answer: string | null }) {
  const { named, language } = useTranslation('form');
  const words = useTravelWords();
  const { site } = useSiteFrame();
  const phone = brand.phoneShown[site];
  const hours = formatOpeningHours(brand.openingHours, tagOf(language));
  return (
    <>
      {explained(named, 'findings.reasons.short-lead.why')}{' '}
      <strong>{sayAnswer({ kind: 'vehicle', moment: answer, phone, hours }, words)}</strong>
    </>
  );
}

/** Most rules need more time; some need something else. */
function mendOf(rule: string | null) {
  if (rule === 'break') return 'explain.findings.breakMend';
  return rule === 'weekly-rest' ? 'explain.findings.weekMend' : 'explain.findings.ruleMend';
}
