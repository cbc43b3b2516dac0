import { useTravelWords } from '../../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Price } from '../../../../ui/price.tsx';
import { NoWrap } from '../../../../ui/text/no-wrap.tsx';
import { type FeeStep, findFeeStep, type Travel } from '../state/travel.ts';
import styles from './fee-table.module.css';

type FeeTableProps = { readonly travel: Pick<Travel, 'cancellationSteps' | 'timeZone' | 'now'>; readonly zone: string };

/** The cancellation fees by date, with the present one marked. */
export function FeeTable({ travel, zone }: FeeTableProps) {
  const { t } = useTranslation('trip');
  const { cancellationSteps: steps, timeZone, now } = travel;
  const words = useTravelWords();
  const current = findFeeStep(steps, now);
  const whenOf = (step: FeeStep) => {
    const when = words.feeUntil(step, { steps: steps.length, timeZone });
    return step.until === null ? when : <NoWrap text={when} part={words.instant(step.until, timeZone)} />;
  };
  return (
    <>
      <div className={styles.box}>
        <table className={styles.fees}>
          <thead>
            <tr>
              <th scope="col">{t('fees.when')}</th>
              <th scope="col" className={styles.cost}>
                {t('fees.cost')}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.from + step.percent} data-current={step === current}>
                <th scope="row">
                  {whenOf(step)} {step === current && <Badge kind="info">{t('fees.now')}</Badge>}
                </th>
                <td className={styles.cost}>
                  <Cost step={step} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {zone !== '' && `${words.t('cancellation.zone', { zone })} `}
        {words.t('cancellation.note')}
      </p>
    </>
  );
}

function Cost({ step }: { readonly step: FeeStep }) {
  const { t } = useTranslation('trip');
  const { number } = useTravelWords();
  if (step.feeCents === 0) return t('fees.free');
  return (
    <>
      <Price cents={step.feeCents} />
      <span className={styles.percent}>{t('fees.percent', { percent: number(step.percent) })}</span>
    </>
  );
}
