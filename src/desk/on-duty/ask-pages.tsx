import type { ReactNode } from 'react';
import { nextStep, stopsLeft } from '#operations/on-duty/rules/next-step.ts';
import { AsidePage } from './aside-page.tsx';
import { type DutyActs, StepForm } from './duty-bar.tsx';
import styles from './on-duty.module.css';
import { useDriverWords } from './use-driver-words.ts';

/** Asks before something that is hardly meant counts: a duty that ends early, and a step long before the duty. */
export function AskPages({ duty, known, reporting }: DutyActs) {
  const { t, clock, moment } = useDriverWords();
  const { dutyId, sheet } = duty;
  const next = nextStep(sheet, known);
  const left = stopsLeft(sheet, known);
  const starts = t('ask.startText', { moment: moment(sheet.startsAt, sheet.timeZone) });
  return (
    <>
      <AskPage id="ask" title={t('ask.end')} button={<StepForm step={{ kind: 'done', stop: null }} {...{ dutyId, reporting }} isAside />}>
        <p>{t('ask.endText', { time: clock(sheet.endsAt, sheet.timeZone) })}</p>
        {left > 0 && <p>{t('ask.stops', { count: left })}</p>}
      </AskPage>
      {next !== null && next.kind !== 'done' && (
        <AskPage id="early" title={t('ask.start')} button={<StepForm step={next} {...{ dutyId, reporting }} isAside />}>
          <p>{starts}</p>
        </AskPage>
      )}
    </>
  );
}

type AskPageProps = { readonly id: string; readonly title: string; readonly button: ReactNode; readonly children: ReactNode };

function AskPage({ id, title, button, children }: AskPageProps) {
  const { t } = useDriverWords();
  return (
    <AsidePage id={id} title={title} back="#day">
      <div className={styles.card}>
        <div className={styles.inside}>
          {children}
          {button}
          <a className={styles.plain} href="#day">
            {t('ask.no')}
          </a>
        </div>
      </div>
    </AsidePage>
  );
}
