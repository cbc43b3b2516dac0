import { officeZone } from '../desk-texts.ts';
import styles from '../on-duty/on-duty.module.css';
import { usePartnerWords } from './use-partner-words.ts';

export type ShownFact = {
  readonly kind: string;
  readonly at: string;
  readonly reference: string;
  readonly amount: number;
  readonly what: string;
};
export type ShownScores = {
  readonly months: number;
  readonly fewest: number;
  readonly scores: readonly {
    readonly measure: string;
    readonly value: number | null;
    readonly of: number;
    readonly facts: readonly ShownFact[];
  }[];
};

/** A partner's scores, each with the facts behind it. Our people and the partner see the same. */
export function ScorePart({ shown: { months, fewest, scores } }: { readonly shown: ShownScores }) {
  const { t, called } = usePartnerWords();
  const worded = useScoreWords();
  const counted = scores.filter(({ facts }) => facts.length > 0);
  return (
    <>
      <p>{t('score.lead', { count: months, fewest })}</p>
      {counted.length === 0 && <p>{t('score.none')}</p>}
      {counted.map(({ measure, value, of, facts }) => (
        <details key={measure} className={styles.more}>
          <summary>
            {called('score.measures', measure)}: <strong>{worded(measure, value)}</strong> ({t('score.of', { count: of })})
          </summary>
          <ul aria-label={t('score.facts')}>
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two coaches of one trip may end at the same moment
              <FactLine key={index} fact={fact} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function FactLine({ fact: { kind, at, reference, amount, what } }: { readonly fact: ShownFact }) {
  const { called, day, instant, number } = usePartnerWords();
  const isCertificate = kind === 'paper-in-time' || kind === 'paper-late';
  const said = { count: amount, stars: number(amount), what: called(isCertificate ? 'paperKinds' : 'incidentKinds', what) };
  return (
    <li>
      {isCertificate ? day(at) : instant(at, officeZone)} {reference} {called('score.kinds', kind, said)}
    </li>
  );
}

/** A score in words of the page's language. */
function useScoreWords() {
  const { t, number, percent } = usePartnerWords();
  return (measure: string, value: number | null): string => {
    if (value === null) return t('score.few');
    if (measure === 'stars') return t('score.ofFive', { value: number(value) });
    return measure === 'incidents' ? number(value) : percent(value);
  };
}
