import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { Icon, Shape } from '../ui/icons/icon.tsx';
import type { IconName } from '../ui/icons/icon-names.ts';
import { Key } from '../ui/key.tsx';
import { lookOfState } from '../ui/state.tsx';
import { pathToFile } from './found-trips.ts';
import styles from './palette.module.css';
import { useFoundTrips } from './use-found-trips.ts';
import { useSavedViews } from './use-saved-views.ts';

/** A destination: a place of the desk or a trip. */
export type PaletteOption = {
  readonly to: string;
  readonly text: string;
  readonly detail?: string;
  /** The pictogram before it; for a trip the shape of its state. */
  readonly icon?: IconName;
  readonly state?: string;
  readonly keys?: readonly string[];
};

type PaletteProps = {
  /** The places that the person may open. */
  readonly places: readonly PaletteOption[];
  readonly findsTrips: boolean;
  readonly onClose: () => void;
};

/** One field for everything: letters find places of the desk and trips, arrow keys choose, Enter opens. */
export function Palette({ places, findsTrips, onClose }: PaletteProps) {
  const { t } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t('palette.title')} onClose={onClose}>
      <Options places={places} typed={typed} findsTrips={findsTrips} onType={setTyped} onDone={() => dialog.current?.close()} />
    </dialog>
  );
}

type OptionsProps = Pick<PaletteProps, 'places' | 'findsTrips'> & {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onDone: () => void;
};

function Options({ places, findsTrips, typed, onType, onDone }: OptionsProps) {
  const { t } = useDesk();
  const navigate = useNavigate();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const { options, said } = useOptions({ places, findsTrips, typed: typed.trim() });
  const at = Math.min(chosen, Math.max(options.length - 1, 0));
  const go = (option: PaletteOption | undefined) => {
    if (option === undefined) return;
    onDone();
    void navigate(option.to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((at + step + options.length) % Math.max(options.length, 1));
    else if (event.key === 'Enter') go(options[at]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={t('nav.search')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-options`}
          aria-activedescendant={options.length > 0 ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={t('nav.search')}
          value={typed}
          onChange={({ currentTarget }) => {
            setChosen(0);
            onType(currentTarget.value);
          }}
          onKeyDown={press}
        />
        <Key>Esc</Key>
      </div>
      <div id={`${id}-options`} role="listbox" aria-label={t('palette.options')} className={styles.options}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={`${option.to} ${option.text}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            ref={index === at ? showWhenChosen : undefined}
            onClick={() => go(option)}
          >
            <Mark option={option} />
            <strong>{option.text}</strong> <span>{option.detail}</span>
            <span className={styles.keys}>{index === at ? <Key>↵</Key> : option.keys?.map((key) => <Key key={key}>{key}</Key>)}</span>
          </div>
        ))}
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}

function Mark({ option: { icon = 'arrow', state } }: { readonly option: PaletteOption }) {
  if (state === undefined) return <Icon name={icon} />;
  const { shape, tone } = lookOfState(state);
  return (
    <span className={styles.shape} data-tone={tone}>
      <Shape name={shape} />
    </span>
  );
}

function showWhenChosen(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/**
 * The people and vehicles with that name, the trips that were found, then the places and saved views whose names contain what is typed; and
 * the status line.
 */
function useOptions({ places, findsTrips, typed }: Pick<OptionsProps, 'places' | 'findsTrips' | 'typed'>): {
  readonly options: readonly PaletteOption[];
  readonly said: string;
} {
  const { t, named, date } = useDesk();
  const { state, found } = useFoundTrips(findsTrips ? typed : '');
  const trips = found.trips.map((trip) => ({
    to: `/trips/${trip.reference}`,
    state: trip.state,
    text: `${trip.reference} ${trip.customer}`,
    detail: [trip.route, trip.date === null ? '' : date(trip.date), named('states', trip.state)].filter((part) => part !== '').join(' · '),
  }));
  const files = found.files.map((file) => ({
    to: pathToFile(file),
    icon: file.kind === 'driver' ? ('driver' as const) : file.kind === 'vehicle' ? ('coach' as const) : ('partner' as const),
    text: file.name,
    detail: [t(`palette.kinds.${file.kind}`), file.detail].join(' · '),
  }));
  const views = useSavedViews(findsTrips).map(({ name, query }) => ({
    to: `/trips?${query}`,
    text: name,
    detail: t('views.title'),
    icon: 'list' as const,
  }));
  const here = [...places, ...views].filter(({ text }) => text.toLowerCase().includes(typed.toLowerCase()));
  const all = findsTrips && typed.length > 1 ? [{ to: `/trips?${new URLSearchParams({ q: typed })}`, text: t('palette.all') }] : [];
  const said = {
    idle: '',
    looking: t('palette.looking'),
    failed: t('palette.failed'),
    found:
      trips.length + files.length === 0
        ? t('palette.none')
        : found.meant.length > 0
          ? t('trips.meant', { words: found.meant.join(', ') })
          : '',
  }[state];
  return { options: [...files, ...trips, ...here, ...all], said };
}
