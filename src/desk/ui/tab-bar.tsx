import { Link, NavLink } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { useKeyFrame } from '../keys/key-frame.tsx';
import type { Counts } from './counts/use-counts.ts';
import { Icon } from './icons/icon.tsx';
import { type Place, placeGroups } from './places.ts';
import { Popover } from './popover.tsx';
import { Count } from './rail.tsx';
import styles from './tab-bar.module.css';

type TabBarProps = { readonly places: readonly Place[]; readonly counts: Counts; readonly findsTrips: boolean };

const firstPlaces = ['/', '/trips', '/board'];
const mostTabs = 3;

/** The foot of a phone: three places, search, and all the rest under "More". */
export function TabBar({ places, counts, findsTrips }: TabBarProps) {
  const { t } = useDesk();
  const { openPalette } = useKeyFrame();
  const wanted = places.filter(({ to }) => firstPlaces.includes(to));
  const tabs = [...wanted, ...places.filter(({ to }) => !firstPlaces.includes(to) && to !== '/new')].slice(0, mostTabs);
  return (
    <nav className={styles.bar} aria-label={t('nav.phone')}>
      {tabs.map(({ to, key, icon }) => (
        <NavLink key={to} to={to} end={to === '/'} className={styles.tab ?? ''}>
          <Icon name={icon} size={20} />
          <span>{t(key)}</span>
          {(counts[to] ?? 0) > 0 && to === '/' && <Count count={counts[to] ?? 0} isHot />}
        </NavLink>
      ))}
      {findsTrips && (
        <Link
          to="/trips"
          className={styles.tab}
          onClick={(event) => {
            event.preventDefault();
            openPalette();
          }}
        >
          <Icon name="search" size={20} />
          <span>{t('nav.find')}</span>
        </Link>
      )}
      <Popover
        label={t('nav.more')}
        triggerClass={styles.tab}
        isSheet
        trigger={
          <>
            <Icon name="more" size={20} />
            <span>{t('nav.more')}</span>
          </>
        }
      >
        <Sheet places={places} counts={counts} />
      </Popover>
    </nav>
  );
}

function Sheet({ places, counts }: Pick<TabBarProps, 'places' | 'counts'>) {
  const { t } = useDesk();
  return (
    <div className={styles.sheet}>
      {placeGroups.map((group) => {
        const mine = places.filter((place) => place.group === group);
        return mine.length === 0 ? null : (
          <div key={group}>
            <p>{t(`nav.groups.${group}`)}</p>
            {mine.map(({ to, key, icon }) => (
              <NavLink key={to} to={to} end={to === '/'}>
                <Icon name={icon} size={20} />
                <span>{t(key)}</span>
                {(counts[to] ?? 0) > 0 && <Count count={counts[to] ?? 0} isHot={to === '/'} />}
              </NavLink>
            ))}
          </div>
        );
      })}
      <NavLink to="/account">
        <Icon name="user" size={20} />
        <span>{t('nav.account')}</span>
      </NavLink>
      <form method="post" action="/sign-out">
        <button type="submit">
          <Icon name="sign-out" size={20} /> {t('nav.signOut')}
        </button>
      </form>
    </div>
  );
}
