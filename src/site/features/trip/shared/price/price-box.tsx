import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { shareCents } from '#domain/money/money.ts';
import { useMomentInWords, useTravelWords } from '../../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { type Fact, FactList } from '../../../../ui/facts/fact-list.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Price } from '../../../../ui/price.tsx';
import { NoWrap } from '../../../../ui/text/no-wrap.tsx';
import { useHydrated } from '../../../../ui/use-hydrated.ts';
import styles from '../panel.module.css';
import type { Choice, Travel } from '../state/travel.ts';
import bar from './price-bar.module.css';
import { useTermFacts, useTripFacts } from './trip-facts.ts';
import { useIsExVat } from './vat-switch.tsx';

/** The difference to another vehicle, needed only once one is chosen. The page works without it. */
const PriceStep = lazy(() =>
  import('../../../../explain/price-step/price-step.tsx').then(
    (part): { default: (props: ComponentProps<typeof part.PriceStep>) => ReactNode } => ({ default: part.PriceStep }),
    () => ({ default: () => null }),
  ),
);

type PriceBoxProps = {
  readonly choice: Choice;
  readonly travel: Pick<
    Travel,
    'destination' | 'validUntil' | 'timeZone' | 'bookedAt' | 'passengers' | 'stops' | 'cancellationSteps' | 'now'
  >;
  readonly zone: string;
  /** Shows what is included and what cancelling costs, where nothing else on the page does. */
  readonly withTerms?: boolean;
  readonly children?: ReactNode;
};

/** The trip as a lit sign, its total, and what the total holds for: one ticket through all steps. */
export function PriceBox({ choice, travel, zone, withTerms = false, children }: PriceBoxProps) {
  const { stops, destination, validUntil, timeZone, bookedAt } = travel;
  const words = useTravelWords();
  const facts = useTripFacts(travel, choice);
  const departure = facts.find(({ sign }) => sign === 'calendar');
  // The sign names both ends. A trip with more stops is named stop by stop beneath it.
  const trip = facts.filter(({ sign }) => sign === 'bus' || (sign === 'route' && stops.length > 3));
  const terms = useTermFacts(travel, choice);
  const holds: readonly Fact[] =
    validUntil === null || bookedAt !== null
      ? []
      : [{ sign: 'clock', value: <ValidUntil until={validUntil} timeZone={timeZone} zone={zone} /> }];
  return (
    <section className={styles.ticket} aria-label={words.t('price.total')}>
      <div className={styles.sign}>
        <p className={styles.route}>
          {stops[0]?.name} <Icon name="arrow-right" /> {destination}
        </p>
        {departure && <p>{departure.value}</p>}
      </div>
      <div className={styles.price}>
        <div className={styles.sum}>
          <Total choice={choice} travel={travel} />
        </div>
        {children}
      </div>
      <div className={styles.facts}>
        <FactList facts={[...trip, ...(withTerms ? terms : []), ...holds]} />
      </div>
    </section>
  );
}

type ValidUntilProps = { readonly until: string; readonly timeZone: string; readonly zone: string };

function ValidUntil({ until, timeZone, zone }: ValidUntilProps) {
  const { t } = useTravelWords();
  const momentOf = useMomentInWords(timeZone);
  return (
    <>
      {t('price.validUntil')} <strong>{momentOf(until)}</strong>
      {zone !== '' && <span className={styles.zone}> ({zone})</span>}
    </>
  );
}

/**
 * Businesses can see it without VAT. The amount to pay is shown either way, with the VAT that the customer owes itself. Screen readers hear
 * a new total once.
 */
function Total({ choice, travel }: { readonly choice: Choice; readonly travel: Pick<Travel, 'passengers'> }) {
  const { t, named } = useTranslation('trip');
  const words = useTravelWords();
  const { money } = words;
  const isExVat = useIsExVat();
  const isHydrated = useHydrated();
  const { passengers } = travel;
  const [shown, other] = isExVat ? [choice.netCents, money(choice.totalCents)] : [choice.totalCents, money(choice.netCents)];
  const share = money(shareCents(shown, passengers));
  const owed = choice.vatLines.reduce((sum, { owedCents }) => sum + (owedCents ?? 0), 0);
  return (
    <>
      <div role="status" className={styles.sum}>
        <p className={styles.title}>{words.t(isExVat ? 'price.net' : 'price.total')}</p>
        <Price cents={shown} size="xl" />
      </div>
      {isHydrated && (
        <span className={styles.step}>
          <Suspense>
            <PriceStep key={String(isExVat)} cents={shown} />
          </Suspense>
        </span>
      )}
      <p>
        <NoWrap text={t('overview.perPerson', { price: share, passengers: words.passengers(passengers) })} part={share} />
      </p>
      <p className={styles.text}>
        <NoWrap text={isExVat ? named(['form:explain.vat.incl'], { price: other }) : t('overview.exVat', { price: other })} part={other} />
      </p>
      {owed > 0 && (
        <p className={styles.text}>
          <NoWrap text={`${words.t('price.owedVat')} – ${money(owed)}`} part={money(owed)} />
        </p>
      )}
    </>
  );
}

type PriceBarProps = { readonly choice: Choice /** The page's one action. */; readonly action: ReactNode };

/** On narrow screens the page's main button stays at the bottom, with the price; on wide ones the button is in place. */
export function PriceBar({ choice, action }: PriceBarProps) {
  const words = useTravelWords();
  const isExVat = useIsExVat();
  return (
    <div className={bar.bar}>
      <div className={bar.about}>
        <Price cents={isExVat ? choice.netCents : choice.totalCents} size="l" />
        <span>{words.t(isExVat ? 'price.net' : 'price.total')}</span>
      </div>
      {action}
    </div>
  );
}
