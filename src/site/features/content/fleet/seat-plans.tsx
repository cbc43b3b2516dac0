import type { FleetKey } from '#domain/sites/keys.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useBuildVersion } from '../../../site-context.ts';
import { Section } from '../../../ui/section.tsx';
import { planSize } from '../../../ui/vehicle/plan-size.ts';
import type { FleetText } from '../load-subjects.ts';
import styles from './seat-plans.module.css';
import { useVehicleWords } from './use-vehicle-words.ts';

type SeatPlansProps = { readonly fleet: FleetKey; readonly text: Pick<FleetText, 'title' | 'sizes' | 'extras' | 'wheelchairPlaces'> };

/** A cutaway of each size of a vehicle: the usual one open, the others folded. */
export function SeatPlans({ fleet, text }: SeatPlansProps) {
  const { t } = useTranslation('pages');
  const words = useVehicleWords();
  const [usual, ...others] = text.sizes.toSorted((first, second) => Number(second.isUsual) - Number(first.isUsual));
  if (usual === undefined) return null;
  const nameOf = ({ seats, metres }: Size) => t('fleet.plan.size', { seats, metres: words.metres([metres]) });
  return (
    <Section heading={t('fleet.plan.heading')} lead={t('fleet.plan.lead')}>
      <h3 className={styles.size}>{nameOf(usual)}</h3>
      <SeatPlan fleet={fleet} text={text} size={usual} />
      {others.map((size) => (
        <details key={size.seats} className={styles.folded}>
          <summary>{nameOf(size)}</summary>
          <SeatPlan fleet={fleet} text={text} size={size} />
        </details>
      ))}
    </Section>
  );
}

type Size = FleetText['sizes'][number];

function SeatPlan({ fleet, text, size }: SeatPlansProps & { readonly size: Size }) {
  const { t } = useTranslation('pages');
  const build = useBuildVersion();
  const { seats, seatsWithCases: cases, metres } = size;
  const decks = fleet === 'doubleDecker' ? 2 : 1;
  return (
    <figure className={styles.plan}>
      <picture>
        <source
          media="(width < 48em)"
          srcSet={`/art/plan-tall-${fleet}-${seats}.svg?v=${build}`}
          {...planSize({ kind: 'tall', metres, decks })}
        />
        <img
          src={`/art/plan-${fleet}-${seats}.svg?v=${build}`}
          alt={t('fleet.plan.alt', { vehicle: text.title, seats, cases })}
          loading="lazy"
          decoding="async"
          {...planSize({ kind: 'wide', metres, decks })}
        />
      </picture>
      <figcaption>
        <ul className={styles.legend}>
          <li>{t('fleet.plan.seats', { seats })}</li>
          <li>{t('fleet.plan.cases', { cases })}</li>
          <li>{t('fleet.plan.door')}</li>
          {text.extras.includes('toilet') && <li>{t('fleet.plan.toilet')}</li>}
          {text.wheelchairPlaces > 0 && <li>{t('fleet.plan.wheelchairs', { count: text.wheelchairPlaces })}</li>}
        </ul>
      </figcaption>
    </figure>
  );
}
