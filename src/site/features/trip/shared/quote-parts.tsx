import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { explained } from '#output/texts/explain/explained.ts';
import { EmissionsList } from '../../../explain/emissions-list.tsx';
import { PaymentList } from '../../../explain/payment-list.tsx';
import { timesOf } from '../../../explain/stop-times.ts';
import { useMomentInWords, useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { scriptAfter } from '../../../ui/script-after.ts';
import { FoldedPart } from './folded-part.tsx';
import styles from './panel.module.css';
import fees from './price/fee-table.module.css';
import { type Choice, type FeeStep, findFeeStep, type Travel } from './state/travel.ts';

const loadCrew = async () => (await import('./late/crew-facts.tsx')).CrewFacts;
const loadFees = async () => (await import('./price/fee-table.tsx')).FeeTable;
const loadLines = async () => (await import('./price/price-lines.tsx')).PriceLines;
const loadItinerary = async () => (await import('./itinerary-list.tsx')).ItineraryList;

/**
 * Folded, so that their script may load after the page; the server renders them at once for readers without a script, and their styles come
 * with the page. If the script does not load, the server's output remains.
 */
const isServer = import.meta.env.SSR;
const CrewFacts = isServer ? await loadCrew() : scriptAfter(loadCrew);
const FeeTable = isServer ? await loadFees() : scriptAfter(loadFees);
const PriceLines = isServer ? await loadLines() : scriptAfter(loadLines);
const ItineraryList = isServer ? await loadItinerary() : scriptAfter(loadItinerary);

type ItineraryPartProps = { readonly travel: Pick<Travel, 'stops' | 'namesZone'>; readonly children: ReactNode };

/** The route and the dates; the stops and the start are folded, the map is visible. Open after a change. */
export function ItineraryPart({ travel: { stops, namesZone }, children }: ItineraryPartProps) {
  const { t } = useTranslation('trip');
  const { day, clockTime } = useTravelWords();
  const isChanged = useSearchParams()[0].has('changed');
  const [first] = stops;
  const places = stops.map(({ name }) => name).join(' – ');
  const departure = first === undefined ? null : timesOf(first).departure;
  const leaves = departure === null ? null : `${day(departure.date)}, ${clockTime(departure)}`;
  return (
    <FoldedPart heading={t('itinerary.heading')} answer={leaves === null ? places : `${places}, ${leaves}`} id="itinerary" open={isChanged}>
      <Suspense>
        <ItineraryList stops={stops} namesZone={namesZone} withWhereabouts />
      </Suspense>
      {children}
    </FoldedPart>
  );
}

/** The composition of a quote's total; the split between us and VAT is folded. */
export function PricePart({ choice, countryNames }: { readonly choice: Choice; readonly countryNames: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('trip');
  const { money } = useTravelWords();
  const answer = t('overview.answers.price', { net: money(choice.netCents), vat: money(choice.totalCents - choice.netCents) });
  return (
    <FoldedPart heading={t('lines.heading')} answer={answer} id="price">
      <p className={styles.text}>{t('lines.lead')}</p>
      <Suspense>
        <PriceLines choice={choice} countryNames={countryNames} />
      </Suspense>
    </FoldedPart>
  );
}

type CrewPartProps = {
  readonly choice: Choice;
  readonly timeZone: string;
  /** Left out on paper. */
  readonly screenOnly?: boolean;
};

/** How the trip is driven; folded, by how many, and how near the working day comes to what the law allows. */
export function CrewPart({ choice, timeZone, screenOnly = false }: CrewPartProps) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const { drivers, dutyMinutes } = choice.crew;
  // Of groups that travel apart, the longest day.
  const [shift] = (choice.groups.length > 0 ? choice.groups : [choice.crew])
    .flatMap(({ checks }) => findDayLimit(checks) ?? [])
    .toSorted((first, second) => second.actualMinutes - first.actualMinutes);
  const day =
    shift === undefined
      ? t('overview.answers.duty', { duty: words.duration(dutyMinutes) })
      : t('overview.answers.shift', { duty: words.duration(shift.actualMinutes), limit: words.duration(shift.limitMinutes) });
  return (
    <FoldedPart heading={t('crew.heading')} answer={[words.drivers(drivers), day].join(', ')} id="crew" screenOnly={screenOnly}>
      <Suspense>
        <CrewFacts choice={choice} timeZone={timeZone} />
      </Suspense>
    </FoldedPart>
  );
}

/** What the daily rest leaves, or where it is less what the country of the coach allows. */
function findDayLimit(checks: Choice['crew']['checks']) {
  return checks
    .filter(({ rule, sense }) => (rule === 'shift' || rule === 'national-span') && sense === 'at-most')
    .toSorted((first, second) => first.limitMinutes - second.limitMinutes)
    .at(0);
}

/** When the price is paid; folded, the first of its parts. */
export function PaymentPart({ choice }: { readonly choice: Choice }) {
  const { t } = useTranslation('form');
  const { t: ofTrip } = useTranslation('trip');
  const { money, day, paymentPart } = useTravelWords();
  const [first] = choice.paymentPlan;
  if (first === undefined) return null;
  const due = ofTrip('check.due', { part: paymentPart(first.part), amount: money(first.amountCents), date: day(first.dueOn) });
  return (
    <FoldedPart heading={t('explain.payments.heading')} answer={due} id="payments">
      <p className={styles.text}>{t('explain.payments.lead')}</p>
      <PaymentList paymentPlan={choice.paymentPlan} />
    </FoldedPart>
  );
}

/** What the trip spares the air; folded, each way of travelling with its kilograms. */
export function ClimatePart({ emissions }: Pick<Travel, 'emissions'>) {
  const { t, named } = useTranslation('form');
  const { number } = useTravelWords();
  if (emissions === null) return null;
  const kilograms = emissions.modes.map(
    (mode) => `${explained(named, `emissions.${mode.mode}`)} ${t('explain.emissions.kilograms', { kilograms: number(mode.kilograms) })}`,
  );
  return (
    <FoldedPart heading={t('explain.emissions.heading')} answer={kilograms.join(', ')} screenOnly>
      <p className={styles.text}>{t('explain.emissions.lead')}</p>
      <EmissionsList modes={emissions.modes} />
    </FoldedPart>
  );
}

type FeesPartProps = {
  readonly travel: Pick<Travel, 'cancellationSteps' | 'timeZone' | 'now'>;
  readonly zone: string;
  /** A booking has fixed dates; for a quote they are those of a booking made now. */
  readonly isBooked?: boolean;
  /** In sight from the start, where it is agreed to. */
  readonly open?: boolean;
};

/** What cancelling would cost; folded, until when it is free. */
export function FeesPart({ travel, zone, isBooked = false, open = false }: FeesPartProps) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const momentOf = useMomentInWords(travel.timeZone);
  const answerOf = ({ feeCents, until }: FeeStep) => {
    if (feeCents > 0) return t('overview.answers.fee', { fee: words.money(feeCents) });
    if (until === null) return t('fees.free');
    return t(isBooked ? 'overview.answers.free' : 'overview.answers.freeIfBooked', { moment: momentOf(until) });
  };
  const step = findFeeStep(travel.cancellationSteps, travel.now);
  return (
    <FoldedPart heading={words.t('cancellation.title')} answer={step === null ? undefined : answerOf(step)} id="cancelling" open={open}>
      <p className={styles.text}>{t(isBooked ? 'fees.bookingLead' : 'fees.quoteLead')}</p>
      <div className={fees.late}>
        <Suspense>
          <FeeTable travel={travel} zone={zone} />
        </Suspense>
      </div>
    </FoldedPart>
  );
}
