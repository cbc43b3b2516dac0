import { explainReason } from '#output/texts/explain/reason-words.ts';
import { namePart } from '#output/texts/travel/say-parts.ts';
import { describePart } from '../../../../explain/use-part-rows.tsx';
import { useTravelWords } from '../../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Price } from '../../../../ui/price.tsx';
import { NoWrap } from '../../../../ui/text/no-wrap.tsx';
import type { Choice, PriceLine, VatLine } from '../state/travel.ts';
import styles from './price-lines.module.css';

type PriceLinesProps = { readonly choice: Choice; readonly countryNames: Readonly<Record<string, string>> };

/** The whole price, line by line, each with its subject and whether it is included. */
export function PriceLines({ choice, countryNames }: PriceLinesProps) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  return (
    <div className={styles.box}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('lines.what')}</th>
            <th scope="col" className={styles.amount}>
              {t('lines.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {choice.lines.map((line) => (
            <Line
              key={`${line.group} ${line.kind} ${line.vehicle} ${line.quantity} ${line.amountCents}`}
              line={line}
              part={choice.groups[line.group ?? -1]?.part}
              withVehicle={new Set(choice.vehicles).size > 1}
              countryNames={countryNames}
            />
          ))}
        </tbody>
        <tbody className={styles.sums}>
          <tr>
            <th scope="row">{words.t('price.net')}</th>
            <td className={styles.amount}>
              <Price cents={choice.netCents} />
            </td>
          </tr>
          {choice.vatLines.map((line) => (
            <Vat key={line.countryCode} line={line} country={countryNames[line.countryCode] ?? line.countryCode} />
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row">{words.t('price.total')}</th>
            <td className={styles.amount}>
              <Price cents={choice.totalCents} size="l" />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type LineProps = {
  readonly line: PriceLine;
  readonly withVehicle: boolean;
  readonly part: Choice['groups'][number]['part'] | undefined;
} & Pick<PriceLinesProps, 'countryNames'>;

function Line({ line, withVehicle, part, countryNames }: LineProps) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const partName = namePart(part && describePart(part), words);
  const { kind, unitCents, vehicle, included } = line;
  const price = unitCents === null ? '' : words.money(unitCents);
  return (
    <tr>
      <th scope="row">
        <span className={styles.label}>
          {words.line(kind)}
          {withVehicle && vehicle !== null && `, ${words.vehicle(vehicle)}`}
          {partName !== null && `, ${partName}`}
        </span>
        <span className={styles.quantity} hidden={!included}>
          <NoWrap text={words.quantity(line)} part={price} />
        </span>
        <LineReason line={line} countryNames={countryNames} />
      </th>
      <td className={styles.amount}>
        <Price cents={line.amountCents} />
        <span className={styles.included} data-included={included}>
          <Icon name={included ? 'check' : 'info'} size="s" />
          {included ? t('lines.included') : t('lines.notIncluded')}
        </span>
      </td>
    </tr>
  );
}

/** The reason for this line. Quotes from before reasons were stored have a general one. */
function LineReason({ line, countryNames }: Pick<LineProps, 'line' | 'countryNames'>) {
  const { named } = useTranslation('trip');
  const { named: ofForm } = useTranslation('form');
  const words = useTravelWords();
  const countryName = (code: string) => countryNames[code] ?? code;
  const reason = line.reason === null ? '' : explainReason({ reason: line.reason, named: ofForm, words, countryName });
  return <span className={styles.why}>{reason || named([`lines.${line.kind}.why`, 'lines.other.why'])}</span>;
}

function Vat({ line, country }: { readonly line: VatLine; readonly country: string }) {
  const { t, named } = useTranslation('trip');
  const words = useTravelWords();
  const { exemption, ratePercent, netCents, kilometres, vatCents, owedPercent, owedCents } = line;
  const net = words.money(netCents);
  return (
    <tr>
      <th scope="row">
        <span className={styles.label}>
          <NoWrap
            text={
              exemption === null
                ? t('lines.vat', { country, rate: words.number(ratePercent), net })
                : named([`lines.exemptions.${exemption}`], {
                    country,
                    rate: words.number(owedPercent ?? 0),
                    amount: words.money(owedCents ?? 0),
                  })
            }
            part={net}
          />
        </span>
        <span className={styles.why}>{t('lines.vatWhy', { kilometres: words.number(kilometres) })}</span>
      </th>
      <td className={styles.amount}>
        <Price cents={vatCents} />
      </td>
    </tr>
  );
}
