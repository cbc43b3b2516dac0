import { Form, NavLink } from 'react-router';
import { brand } from '#domain/sites/brand.ts';
import { useDesk } from '../desk-texts.ts';
import { useKeyFrame } from '../keys/key-frame.tsx';
import type { Counts } from './counts/use-counts.ts';
import { Icon } from './icons/icon.tsx';
import { Key } from './key.tsx';
import { PersonMenu } from './person-menu.tsx';
import { type Place, placeGroups } from './places.ts';
import styles from './rail.module.css';

type RailProps = {
  readonly name: string | null;
  readonly places: readonly Place[];
  readonly counts: Counts;
  readonly findsTrips: boolean;
  readonly isIn: boolean;
};

/** The places of the desk at the left: a pictogram, a word and, where something waits, how much. */
export function Rail({ name, places, counts, findsTrips, isIn }: RailProps) {
  const { t } = useDesk();
  return (
    <header className={styles.rail}>
      <p className={styles.brand}>
        <img src="/favicon.svg" alt="" width={24} height={24} />
        <strong>{brand.name}</strong> <span>{t('nav.desk')}</span>
      </p>
      {findsTrips && <Find />}
      {places.length > 0 && (
        <nav aria-label={t('nav.main')} className={styles.nav}>
          {placeGroups.map((group) => {
            const mine = places.filter((place) => place.group === group);
            return mine.length === 0 ? null : (
              <div key={group} className={styles.group}>
                <p>{t(`nav.groups.${group}`)}</p>
                {mine.map((place) => (
                  <PlaceLink key={place.to} place={place} count={counts[place.to] ?? 0} />
                ))}
              </div>
            );
          })}
        </nav>
      )}
      {name !== null && <PersonMenu name={name} isIn={isIn} />}
    </header>
  );
}

/** With a script a click opens the palette; the field itself is a form that lists the trips. */
function Find() {
  const { t } = useDesk();
  const { openPalette } = useKeyFrame();
  return (
    <Form action="/trips" role="search" className={styles.find}>
      <Icon name="search" />
      <input
        type="search"
        name="q"
        aria-label={t('nav.search')}
        placeholder={t('nav.find')}
        autoComplete="off"
        onMouseDown={(event) => {
          event.preventDefault();
          openPalette();
        }}
      />
      <Key>⌘</Key>
      <Key>K</Key>
    </Form>
  );
}

function PlaceLink({ place, count }: { readonly place: Place; readonly count: number }) {
  const { t } = useDesk();
  const text = t(place.key);
  return (
    <NavLink to={place.to} end={place.to === '/'} prefetch="intent" title={text}>
      <Icon name={place.icon} />
      <span>{text}</span>
      {count > 0 && <Count count={count} isHot={place.to === '/'} />}
    </NavLink>
  );
}

/** How many wait at a place; the word is for screen readers. */
export function Count({ count, isHot }: { readonly count: number; readonly isHot: boolean }) {
  const { t } = useDesk();
  return (
    <em className={styles.count} data-hot={isHot || undefined}>
      <span aria-hidden="true">{count}</span>
      <span className={styles.unseen}>{t('nav.waiting', { count })}</span>
    </em>
  );
}
