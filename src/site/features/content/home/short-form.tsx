import {
  type Dispatch,
  type FormEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { usualTimes } from '../../../trip-editor/usual-plan.ts';
import { DateInput, TextInput, TimeInput } from '../../../ui/form/inputs.tsx';
import { StepInput } from '../../../ui/form/step-input.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Shown } from './board-answer.ts';
import type { HomeExample, HomeTrip } from './load-home.ts';
import styles from './short-form.module.css';
import { searchOfTrip } from './trip-search.ts';

/** What is proposed for a place comes once somebody turns to the form; where it cannot be had, the form does without. */
const PlaceSuggestions = lazy(() =>
  import('./late/place-suggestions.tsx').then(
    ({ PlaceSuggestions }) => ({ default: PlaceSuggestions }),
    () => ({ default: () => null }),
  ),
);

/** So do the months of both days. */
const CalendarOpener = lazy(() =>
  import('../../../ui/form/calendar/calendar-opener.tsx').then(
    ({ CalendarOpener }) => ({ default: CalendarOpener }),
    () => ({ default: () => null }),
  ),
);

/** And what asks for the price of what is typed: without it the board keeps its example, and the button leads to the price. */
const LivePrice = lazy(() =>
  import('./late/live-price.tsx').then(
    ({ LivePrice }) => ({ default: LivePrice }),
    () => ({ default: () => null }),
  ),
);
const days = { out: 'date', back: 'returnDate' } as const;

const placeNames = ['from', 'to'] as const;
type PlaceName = (typeof placeNames)[number];
const kinds = ['day-trip', 'one-way', 'return', 'tour'] as const;

type ShortFormProps = {
  readonly example: HomeExample | null;
  readonly onShown: Dispatch<SetStateAction<Shown>>;
  /** Beside the fields: the answer, with the button that sends them. */
  readonly children: ReactNode;
};

/**
 * The first questions of a trip, filled in with an example. A plain form that opens the page of prices with GET: it works before any script
 * has loaded. Without a place to go from and to there is no price: that is said here, beside the field, and by the browser itself before
 * the script.
 */
export function ShortForm({ example, onShown, children }: ShortFormProps) {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  const form = useRef<HTMLFormElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [missing, setMissing] = useState<readonly PlaceName[]>([]);
  const isAlive = useHydrated();
  const trips = example === null ? [] : [example.trip, ...example.others];
  const trip = example?.trip;
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) setWanted(true);
    const leaving = new AbortController();
    import('./late/kept-fields.ts').then(
      ({ keepFields }) => form.current && keepFields(form.current, leaving.signal, () => setWanted(true)),
      // Where it cannot be had, a form is as a browser keeps it.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const lacking = placeNames.filter((name) => !isFilled(event.currentTarget, name));
    setMissing(lacking);
    const [first] = lacking;
    if (first === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form
      ref={form}
      method="get"
      action={pathTo({ page: 'request-quote' })}
      className={styles.console}
      aria-labelledby="short-form-title"
      noValidate={isAlive}
      onSubmit={check}
      onInput={({ currentTarget }) => {
        setMissing((before) => before.filter((name) => !isFilled(currentTarget, name)));
        setTouched(true);
      }}
      onFocus={() => setWanted(true)}
      onPointerEnter={() => setWanted(true)}
    >
      <div className={styles.ask}>
        <h2 id="short-form-title" className={styles.title}>
          <VisuallyHidden>{t('home.form.title')}</VisuallyHidden>
        </h2>
        <div className={styles.places}>
          {placeNames.map((name) => (
            <PlaceField key={name} name={name} trips={trips} isWanted={isWanted} isMissing={missing.includes(name)} />
          ))}
          <button type="button" className={styles.swap} aria-label={t('home.form.swap')} onClick={() => swapPlaces(form)}>
            <Icon name="swap" />
          </button>
        </div>
        <Details trip={trip} values={isTouched ? '' : (example?.row ?? '')} isWanted={isWanted} />
        {example !== null && example.others.length > 0 && <Others trips={example.others} form={form} />}
      </div>
      {children}
      {isWanted && (
        <Suspense>
          <LivePrice form={form} onShown={onShown} />
        </Suspense>
      )}
    </form>
  );
}

function isFilled(form: HTMLFormElement, name: PlaceName): boolean {
  return String(new FormData(form).get(name) ?? '').trim() !== '';
}

/** As if each had been typed: the form follows its fields by this event. */
function fillIn(form: HTMLFormElement | null, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (field instanceof RadioNodeList) field.value = value;
  }
}

function swapPlaces(form: RefObject<HTMLFormElement | null>): void {
  if (form.current === null) return;
  const typed = new FormData(form.current);
  fillIn(form.current, { from: String(typed.get('to') ?? ''), to: String(typed.get('from') ?? '') });
}

/** Places are typed afresh each time: what a browser remembers of other sites' fields does not belong here. */
type PlaceFieldProps = {
  readonly name: PlaceName;
  readonly trips: readonly HomeTrip[];
  readonly isWanted: boolean;
  readonly isMissing: boolean;
};

function PlaceField({ name, trips, isWanted, isMissing }: PlaceFieldProps) {
  const { t } = useTranslation('pages');
  const input = useRef<HTMLInputElement>(null);
  const known = trips.flatMap((trip) => (trip[`${name}Key`] === '' ? [] : [{ label: trip[name], key: trip[`${name}Key`] }]));
  const [first] = known;
  const fixed = first !== undefined && first.label === trips[0]?.[name] && (
    <>
      <input type="hidden" name={`${name}Key`} value={first.key} />
      <input type="hidden" name={`${name}Label`} value={first.label} />
    </>
  );
  return (
    <div className={styles.place}>
      <TextInput
        ref={input}
        name={name}
        label={t(`home.form.${name}`)}
        error={isMissing ? t(name === 'from' ? 'home.form.missingFrom' : 'home.form.missingTo') : undefined}
        defaultValue={trips[0]?.[name]}
        placeholder={t(`home.form.${name}Such`)}
        required
        autoComplete="off"
        enterKeyHint="next"
        maxLength={200}
      />
      {isWanted ? (
        <Suspense fallback={fixed}>
          <PlaceSuggestions name={name} input={input} known={known} />
        </Suspense>
      ) : (
        fixed
      )}
    </div>
  );
}

type DetailsProps = {
  readonly trip: HomeTrip | undefined;
  /** What its fields came with, in words; empty once anything was typed. */
  readonly values: string;
  readonly isWanted: boolean;
};

/** When, how many and which way: on a phone folded into a row, so that places, price and button stand on the first screen. */
function Details({ trip, values, isWanted }: DetailsProps) {
  const { t } = useTranslation('pages');
  const over = isWanted && (
    <Suspense>
      <CalendarOpener fields={days} />
    </Suspense>
  );
  return (
    <>
      <label className={styles.more}>
        <input type="checkbox" />
        {values !== '' && <span className={styles.values}>{values}</span>}
        <span>{t('home.form.more')}</span>
        <b aria-hidden="true">{t('home.form.change')}</b>
      </label>
      <div className={styles.details}>
        <div className={styles.moments}>
          <DateInput name={days.out} label={t('home.form.date')} width="full" defaultValue={trip?.date} over={over} />
          <TimeInput name="time" label={t('home.form.leave')} width="full" defaultValue={trip?.leave ?? usualTimes.departure} />
          <div className={styles.returnDate}>
            <DateInput name={days.back} label={t('home.form.returnDate')} width="full" over={over} />
          </div>
          <div className={styles.returnTime}>
            <TimeInput name="returnTime" label={t('home.form.back')} width="full" defaultValue={trip?.back ?? usualTimes.wayBack} />
          </div>
          <StepInput name="passengers" label={t('home.form.passengers')} min={1} max={500} step={1} defaultValue={trip?.passengers} />
        </div>
        <fieldset className={styles.kinds}>
          <legend>
            <VisuallyHidden>{t('home.form.kind')}</VisuallyHidden>
          </legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input type="radio" name="type" value={kind} defaultChecked={kind === kinds[0]} />
              {t(`home.form.kinds.${kind}`)}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  );
}

type OthersProps = { readonly trips: readonly HomeTrip[]; readonly form: RefObject<HTMLFormElement | null> };

/** Other trips to try: in place once the page lives, on the page of prices before. */
function Others({ trips, form }: OthersProps) {
  const { t } = useTranslation('pages');
  return (
    <p className={styles.others}>
      {t('home.form.try')}
      {trips.map((trip) => (
        <SiteLink
          key={trip.from}
          to={{ page: 'request-quote' }}
          search={searchOfTrip(trip)}
          prefetch={false}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            fillIn(form.current, searchOfTrip(trip));
          }}
        >
          {t('home.form.tryTrip', { passengers: trip.passengers, from: trip.from, to: trip.to })}
        </SiteLink>
      ))}
    </p>
  );
}
