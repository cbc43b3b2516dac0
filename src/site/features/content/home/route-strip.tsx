import { useTranslation } from '../../../i18n/site-texts.ts';
import { useBuildVersion, useSiteFrame } from '../../../site-context.ts';
import { RoadShields } from '../../../ui/road/road-shields.tsx';
import { Container } from '../../../ui/section.tsx';
import type { BoardPrice } from './board-answer.ts';
import styles from './route-strip.module.css';

/** The route of the trip in front of the country's skyline: both ends with their times, and the road between. */
export function RouteStrip({ price }: { readonly price: BoardPrice | null }) {
  const { site } = useSiteFrame();
  const build = useBuildVersion();
  return (
    <div className={styles.strip}>
      <img
        className={styles.skyline}
        src={`/art/line-${site}.svg?v=${build}`}
        alt=""
        width={1920}
        height={270}
        fetchPriority="high"
        decoding="async"
      />
      {price !== null && <Way price={price} />}
    </div>
  );
}

function Way({ price: { from, to, leave, there, way, vehicles } }: { readonly price: BoardPrice }) {
  const { t } = useTranslation('pages');
  const build = useBuildVersion();
  const side = vehicles[0] && `${vehicles[0].vehicle}-${vehicles[0].seats}`;
  return (
    <Container className={styles.way}>
      <span className={styles.line} />
      {side && <img key={side} className={styles.coach} src={`/art/car-${side}.svg?v=${build}`} alt="" height={132} decoding="async" />}
      {way !== null && (
        <p className={styles.middle}>
          <RoadShields roads={way.roads} />
          {t('home.board.way', { kilometres: way.kilometres, hours: Math.floor(way.minutes / 60), minutes: way.minutes % 60 })}
        </p>
      )}
      <p className={styles.end}>
        {from} <b>{leave}</b>
      </p>
      <p className={styles.end}>
        {to} {there !== null && <b>{there}</b>}
      </p>
    </Container>
  );
}
