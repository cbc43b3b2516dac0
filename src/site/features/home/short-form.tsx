import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/site-texts.ts';
import { usePathTo } from '../../site-context.ts';
import { usualTimes } from '../../trip-editor/usual-plan.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { DateInput, TextInput, TimeInput } from '../../ui/form/inputs.tsx';
import { StepInput } from '../../ui/form/step-input.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './short-form.module.css';

/** What is proposed for a place comes once somebody turns to the form; where it cannot be had, the form does without. */
const PlaceSuggestions = lazy(() =>
  import('./late/place-suggestions.tsx').then(
    ({ PlaceSuggestions }) => ({ default: PlaceSuggestions }),
    () => ({ default: () => null }),
  ),
);

/** So do the months of both days. */
const CalendarOpener = lazy(() =>
  import('../../ui/form/calendar/calendar-opener.tsx').then(
    ({ CalendarOpener }) => ({ default: CalendarOpener }),
    () => ({ default: () => null }),
  ),
);
const days = { out: 'date', back: 'returnDate' } as const;

const placeNames = ['from', 'to'] as const;
type PlaceName = (typeof placeNames)[number];

/**
 * The first questions of a trip. It only opens the request form filled in, so it is a plain form that asks with GET: it works before any
 * script has loaded. Without a place to go from and to there is no price: that is said here, beside the field, and by the browser itself
 * before the script.
 */
export function ShortForm() {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  const form = useRef<HTMLFormElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [missing, setMissing] = useState<readonly PlaceName[]>([]);
  const isAlive = useHydrated();
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) setWanted(true);
    const leaving = new AbortController();
    import('./late/kept-fields.ts').then(
      ({ keepFields }) => form.current && keepFields(form.current, leaving.signal),
      // Where it cannot be had, a form is as a browser keeps it.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    const lacking = placeNames.filter((name) => String(typed.get(name) ?? '').trim() === '');
    setMissing(lacking);
    const [first] = lacking;
    if (first === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <Panel className={styles.panel}>
      <form
        ref={form}
        method="get"
        action={pathTo({ page: 'request-quote' })}
        className={styles.form}
        aria-labelledby="short-form-title"
        noValidate={isAlive}
        onSubmit={check}
        onInput={(event) => setMissing((before) => before.filter((name) => !isFilled(event.currentTarget, name)))}
        onFocus={() => setWanted(true)}
        onPointerEnter={() => setWanted(true)}
      >
        <h2 id="short-form-title" className={styles.title}>
          {t('home.form.title')}
        </h2>
        {placeNames.map((name) => (
          <PlaceField key={name} name={name} isWanted={isWanted} isMissing={missing.includes(name)} />
        ))}
        <Moment part="Out" date={days.out} time="time" usual={usualTimes.departure} isWanted={isWanted} />
        <Moment part="Back" date={days.back} time="returnTime" usual={usualTimes.wayBack} isWanted={isWanted} />
        <StepInput name="passengers" label={t('home.form.passengers')} unit={t('home.form.people')} min={1} max={500} step={1} />
        <Button type="submit" size="l" wide iconAfter="arrow-right">
          {t('home.form.submit')}
        </Button>
        <p className={styles.note}>{t('home.form.note')}</p>
      </form>
    </Panel>
  );
}

function isFilled(form: HTMLFormElement, name: PlaceName): boolean {
  return String(new FormData(form).get(name) ?? '').trim() !== '';
}

/** Places are typed afresh each time: what a browser remembers of other sites' fields does not belong here. */
type PlaceFieldProps = { readonly name: PlaceName; readonly isWanted: boolean; readonly isMissing: boolean };

function PlaceField({ name, isWanted, isMissing }: PlaceFieldProps) {
  const { t } = useTranslation('pages');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.place}>
      <TextInput
        ref={input}
        name={name}
        label={t(`home.form.${name}`)}
        error={isMissing ? t(name === 'from' ? 'home.form.missingFrom' : 'home.form.missingTo') : undefined}
        required
        autoComplete="off"
        enterKeyHint="next"
        maxLength={200}
      />
      {isWanted && (
        <Suspense>
          <PlaceSuggestions name={name} input={input} />
        </Suspense>
      )}
    </div>
  );
}

type MomentProps = {
  readonly part: 'Out' | 'Back';
  readonly date: string;
  readonly time: string;
  readonly usual: string;
  readonly isWanted: boolean;
};

/** A day and its hour: the usual one stands there, to be changed. */
function Moment({ part, date, time, usual, isWanted }: MomentProps) {
  const { t } = useTranslation('pages');
  const label = (
    <>
      <span aria-hidden="true">{t('home.form.time')}</span>
      <VisuallyHidden>{t(`home.form.time${part}`)}</VisuallyHidden>
    </>
  );
  return (
    <div className={styles.moment}>
      <DateInput
        name={date}
        label={t(part === 'Out' ? 'home.form.date' : 'home.form.returnDate')}
        width="full"
        over={
          isWanted && (
            <Suspense>
              <CalendarOpener fields={days} />
            </Suspense>
          )
        }
      />
      <TimeInput name={time} label={label} width="full" defaultValue={usual} />
    </div>
  );
}
