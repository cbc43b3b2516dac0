import {
  type ComponentProps,
  type Dispatch,
  type FormEvent,
  memo,
  type ReactNode,
  type SetStateAction,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { TextInput } from '../../../ui/form/inputs.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { scriptAfter } from '../../../ui/script-after.ts';
import type { Shown } from './board-answer.ts';
import { Details, loadHomeParts, OtherTrips } from './home-parts.ts';
import type { HomeExample, HomeTrip } from './load-home.ts';
import styles from './short-form.module.css';

/** The suggestions load once the visitor uses the form. If they cannot load, the form works without them. */
const PlaceSuggestions = scriptAfter(async () => (await import('./late/place-suggestions.tsx')).PlaceSuggestions);

/** The live price. Without it the board keeps its example, and the button leads to the price. */
const LivePrice = scriptAfter(async () => {
  const [{ LivePrice }] = await Promise.all([import('./late/live-price.tsx'), loadHomeParts()]);
  return LivePrice;
});

/**
 * Parts whose script loads late change only with their own props. If the parent rendered a part again before its hydration, React would
 * replace it and lose what was typed and opened in it.
 */
const LateDetails = memo(function LateDetails(props: ComponentProps<typeof Details>) {
  return (
    <Suspense>
      <Details {...props} />
    </Suspense>
  );
});
const LateOtherTrips = memo(function LateOtherTrips(props: ComponentProps<typeof OtherTrips>) {
  return (
    <Suspense>
      <OtherTrips {...props} />
    </Suspense>
  );
});

const placeNames = ['from', 'to'] as const;
type PlaceName = (typeof placeNames)[number];

type ShortFormProps = {
  readonly example: HomeExample | null;
  readonly onShown: Dispatch<SetStateAction<Shown>>;
  /** Beside the fields: the board, with the button that submits them. */
  readonly children: ReactNode;
};

/**
 * The first questions of a trip, filled in with an example. A plain GET form that opens the price page and works before any script has
 * loaded. Without two places there is no price: the form says so beside the field, and before the script loads the browser does.
 */
export function ShortForm({ example, onShown, children }: ShortFormProps) {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  const form = useRef<HTMLFormElement>(null);
  const [isWanted, setWanted] = useState(false);
  // As a transition, which waits until the late parts are hydrated.
  const want = useCallback(() => startTransition(() => setWanted(true)), []);
  const [missing, setMissing] = useState<readonly PlaceName[]>([]);
  const trips = example === null ? [] : [example.trip, ...example.others];
  useEffect(() => {
    if (form.current === null) return;
    // From here on the form itself reports missing fields.
    form.current.noValidate = true;
    if (form.current.contains(document.activeElement)) want();
    const leaving = new AbortController();
    import('./late/field-drafts.ts').then(
      ({ saveFields }) => form.current && saveFields(form.current, leaving.signal, want),
      // If it cannot load, the browser's own form handling remains.
      () => undefined,
    );
    return () => leaving.abort();
  }, [want]);
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
      onSubmit={check}
      onInput={({ currentTarget }) => setMissing((before) => before.filter((name) => !isFilled(currentTarget, name)))}
      onFocus={want}
      onPointerEnter={want}
    >
      <div className={styles.ask}>
        <h2 id="short-form-title" className={styles.title}>
          {t('home.form.title')}
        </h2>
        <div className={styles.places}>
          {placeNames.map((name) => (
            <PlaceField key={name} name={name} trips={trips} isWanted={isWanted} isMissing={missing.includes(name)} />
          ))}
          <button
            type="button"
            className={styles.swap}
            aria-label={t('home.form.swap')}
            onClick={() => void loadHomeParts().then(({ swapPlaces }) => swapPlaces(form.current))}
          >
            <Icon name="swap" />
          </button>
        </div>
        <LateDetails trip={example?.trip} values={example?.row ?? ''} isWanted={isWanted} />
        {example !== null && example.others.length > 0 && <LateOtherTrips trips={example.others} form={form} />}
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

/** Autocomplete is off: what a browser remembers from other sites' fields does not belong here. */
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
