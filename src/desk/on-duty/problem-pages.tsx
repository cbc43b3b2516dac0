import { Icon } from '../ui/icons/icon.tsx';
import type { IconName } from '../ui/icons/icon-names.ts';
import { AsidePage } from './aside-page.tsx';
import { telOf } from './call-link.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import styles from './on-duty.module.css';
import { AccidentPage, BreakdownPage, LatePage, LongerPage, NoShowPage } from './problem-forms.tsx';
import type { Reporting } from './report-form.tsx';
import { SharePlacePage } from './share-place-page.tsx';
import { useDriverWords } from './use-driver-words.ts';

type ProblemPagesProps = { readonly dutyId: string; readonly officePhone: string; readonly reporting: Reporting };

const causes = [
  ['late', 'clock', 'amber'],
  ['breakdown', 'wrench', 'red'],
  ['longer', 'people', 'blue'],
  ['noShow', 'help', 'plain'],
  ['accident', 'warn', 'red'],
  ['place', 'pin', 'plain'],
] as const satisfies readonly (readonly [string, IconName, string])[];

/** The problems on the road: 112 first, then six plain causes, and the office one press away. */
export function ProblemPages({ dutyId, officePhone, reporting }: ProblemPagesProps) {
  const { t } = useDriverWords();
  return (
    <>
      <AsidePage id="problem" title={t('problem.title')} back="#day">
        <EmergencyCard />
        <ul className={`${styles.card} ${styles.causes}`}>
          {causes.map(([cause, icon, tone]) => (
            <li key={cause}>
              <a className={styles.cause} href={`#${cause}`}>
                <span data-tone={tone}>
                  <Icon name={icon} size={20} />
                </span>
                <span>
                  <b>{t(`problem.${cause}`)}</b>
                  <span className={styles.small}>{t(`problem.${cause}Text`)}</span>
                </span>
                <Icon name="right" />
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.bar}>
          <a className={styles.office} href={telOf(officePhone)}>
            <Icon name="phone" size={20} />
            {t('problem.office')}
          </a>
        </div>
      </AsidePage>
      <LatePage {...{ dutyId, reporting }} />
      <BreakdownPage {...{ dutyId, reporting }} />
      <LongerPage {...{ dutyId, reporting }} />
      <NoShowPage {...{ dutyId, reporting }} />
      <AccidentPage {...{ dutyId, reporting }} />
      <SharePlacePage {...{ dutyId, reporting }} />
    </>
  );
}
