import type { ReactNode } from 'react';
import { explained } from '../../../explain/explained.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Notice } from '../../../ui/message/notice.tsx';
import type { Preview } from '../ask-price.ts';
import styles from './preview-findings.module.css';

type Finding = Preview['findings'][number];

/** Why a person prices the trip, where it fails, and what would mend it. */
export function PreviewFindings({ preview }: { readonly preview: Preview }): ReactNode {
  const { t } = useTranslation('form');
  return (
    <Notice kind="warning" title={t('explain.findings.heading')}>
      <ul className={styles.findings}>
        {preview.findings.map((finding) => (
          <li key={`${finding.reason} ${finding.rule} ${finding.stop}`}>
            <FindingText finding={finding} preview={preview} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('explain.findings.keep')}</p>
    </Notice>
  );
}

function FindingText({ finding, preview }: { readonly finding: Finding; readonly preview: Preview }) {
  const { t, named } = useTranslation('form');
  const { duration, departure } = useTravelWords();
  const { reason, about, rule, article, stop, minutes, date, time } = finding;
  if (about === 'stop') {
    const stopName = preview.stops[stop ?? -1]?.name ?? '';
    const earliest = date === null ? '' : departure({ date, time: time ?? '' });
    return (
      <>
        {t('explain.findings.stop', { stop: stopName, earliest, duration: duration(minutes ?? 0) })}{' '}
        <strong>{t('explain.findings.stopMend', { earliest })}</strong>
      </>
    );
  }
  if (about === 'rule') {
    const values = { rule: explained(named, `rules.${rule ?? ''}`), duration: duration(minutes ?? 0), article: article ?? '' };
    return (
      <>
        {t(rule === 'break' ? 'explain.findings.break' : 'explain.findings.rule', values)} <strong>{t(mendOf(rule))}</strong>
      </>
    );
  }
  return (
    <>
      {explained(named, `findings.reasons.${reason}.why`)} <strong>{explained(named, `findings.reasons.${reason}.mend`)}</strong>
    </>
  );
}

/** What mends most rules is more time; some ask for something of their own. */
function mendOf(rule: string | null) {
  if (rule === 'break') return 'explain.findings.breakMend';
  return rule === 'weekly-rest' ? 'explain.findings.weekMend' : 'explain.findings.ruleMend';
}
