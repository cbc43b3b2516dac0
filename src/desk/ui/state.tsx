import { useDesk } from '../desk-texts.ts';
import { Shape } from './icons/icon.tsx';
import type { ShapeName } from './icons/icon-names.ts';
import styles from './state.module.css';

export type Tone = 'accent' | 'green' | 'amber' | 'red' | 'blue' | 'grey';

type StateProps = {
  readonly shape: ShapeName;
  readonly tone: Tone;
  /** A sentence, which may take several lines. */
  readonly isLong?: boolean;
  readonly children: string;
};

/** A state: shape, word and colour, the same in list, board, trip and palette. */
export function State({ shape, tone, isLong = false, children }: StateProps) {
  return (
    <span className={styles.state} data-tone={tone} data-long={isLong || undefined}>
      <Shape name={shape} />
      <span className={styles.word}>{children}</span>
    </span>
  );
}

const looks: Readonly<Record<string, { readonly shape: ShapeName; readonly tone: Tone }>> = {
  request: { shape: 'request', tone: 'accent' },
  quote: { shape: 'quote', tone: 'blue' },
  booked: { shape: 'booked', tone: 'green' },
  done: { shape: 'done', tone: 'grey' },
  expired: { shape: 'expired', tone: 'grey' },
  declined: { shape: 'declined', tone: 'grey' },
  cancelled: { shape: 'cancelled', tone: 'red' },
};

/** How the state of a trip looks; one that is not known is a grey ring. */
export function lookOfState(state: string): { readonly shape: ShapeName; readonly tone: Tone } {
  return looks[state] ?? { shape: 'none', tone: 'grey' };
}

/** The state of a trip, by its name in the data. */
export function TripState({ state }: { readonly state: string }) {
  const { named } = useDesk();
  return <State {...lookOfState(state)}>{named('states', state)}</State>;
}

type TagProps = { readonly tone?: Tone; readonly children: string };

/** A fact about something, such as "code 95 expired"; never its state. */
export function Tag({ tone = 'grey', children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
