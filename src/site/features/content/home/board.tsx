import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useBuildVersion, useSiteFrame } from '../../../site-context.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import ink from '../../../ui/ink.module.css';
import styles from './board.module.css';
import type { BoardPrice, BoardState } from './board-answer.ts';

type BoardProps = {
  readonly state: BoardState;
  /** The last known price. */
  readonly price: BoardPrice | null;
  readonly freeHours: number;
};

/** The board beside the form: the price of its trip, and the button to continue. */
export function Board({ state, price, freeHours }: BoardProps) {
  const { t } = useTranslation('pages');
  const isPriced = price !== null && ['example', 'priced', 'asking'].includes(state);
  return (
    <div className={classNames(ink.ink, styles.board)} data-state={state}>
      <p className={styles.top}>
        <span className={styles.live}>{t(state === 'example' || state === 'priced' ? 'home.board.live' : `home.board.${state}`)}</span>
        {state === 'example' && <span>{t('home.board.yours')}</span>}
      </p>
      {isPriced ? <Priced price={price} freeHours={freeHours} /> : <p className={styles.say}>{t(`home.board.say.${sayOf(state)}`)}</p>}
      <Button type="submit" size="l" wide iconAfter="arrow-right" className={styles.submit}>
        <span className={styles.withScript}>{t(isPriced ? 'home.board.submit' : 'home.board.goOn')}</span>
        <span className={styles.withoutScript}>{t('home.board.show')}</span>
      </Button>
    </div>
  );
}

function sayOf(state: BoardState): 'missing' | 'person' | 'problem' | 'away' {
  return state === 'person' || state === 'problem' || state === 'away' ? state : 'missing';
}

type PricedProps = { readonly price: BoardPrice; readonly freeHours: number };

function Priced({ price, freeHours }: PricedProps) {
  const { t } = useTranslation('pages');
  const { language, fleet } = useSiteFrame();
  const build = useBuildVersion();
  const { cents, personCents, vehicles, drivers, there, home } = price;
  const tag = tagOf(language);
  const titleOf = (vehicle: string) => fleet.find((each) => each.fleet === vehicle)?.title ?? '';
  const named = vehicles.map(({ vehicle, seats }) => t('home.board.vehicle', { vehicle: titleOf(vehicle), count: seats }));
  const times = [there && t('home.board.there', { time: there }), home && t('home.board.back', { time: home })].filter(Boolean);
  return (
    <>
      <p className={styles.total} aria-live="polite">
        <span key={cents} className={styles.price}>
          {formatCents(cents, tag)}
        </span>
        {personCents !== null && <span className={styles.share}>{t('home.board.share', { share: formatCents(personCents, tag) })}</span>}
      </p>
      <div className={styles.vehicle}>
        <span className={styles.sides}>
          {vehicles.map(({ vehicle, seats }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one kind differ only in their position
            <img key={`${index} ${vehicle}`} src={`/art/car-${vehicle}-${seats}.svg?v=${build}`} alt="" height={132} decoding="async" />
          ))}
        </span>
        <p>
          <span className={styles.name}>{named.join(' + ')}</span>
          <span className={styles.facts}>{[t('home.board.drivers', { count: drivers }), ...times].join(' · ')}</span>
        </p>
      </div>
      {freeHours > 0 && (
        <p className={styles.free}>
          <Icon name="check" />
          {t('home.board.free', { count: freeHours })}
        </p>
      )}
    </>
  );
}
