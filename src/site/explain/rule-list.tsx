import { explained } from '#output/texts/explain/explained.ts';
import type { QuoteFieldsFragment } from '../api/generated/operations.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import styles from './rule-list.module.css';
import { useTravelWords } from './use-travel-words.ts';

type Check = QuoteFieldsFragment['crew']['checks'][number];
type RuleListProps = { readonly checks: readonly Check[]; readonly compact?: boolean | undefined };

/**
 * The legal limits and the plan's values, each with its article: the European rules, and the national ones of the countries on the way.
 * Beside a form only the European rules that come close.
 */
export function RuleList({ checks, compact = false }: RuleListProps) {
  const { t } = useTranslation('form');
  const european = checks.filter(({ isNational, binds }) => !isNational && (binds || !compact));
  return (
    <>
      <Rules heading={t(compact ? 'explain.rulesClose' : 'explain.rulesHeading')} checks={european} />
      <Rules heading={t('explain.rulesNational')} checks={checks.filter(({ isNational }) => isNational)} />
    </>
  );
}

function Rules({ heading, checks }: { readonly heading: string; readonly checks: readonly Check[] }) {
  if (checks.length === 0) return null;
  return (
    <div className={styles.rules}>
      <p className={styles.heading}>{heading}</p>
      <ul className={styles.list}>
        {checks.map((check) => (
          <Rule key={check.rule} check={check} />
        ))}
      </ul>
    </div>
  );
}

function Rule({ check }: { readonly check: Check }) {
  const { t, named } = useTranslation('form');
  const { duration } = useTravelWords();
  const { rule, article, drivers, sense, limitMinutes, actualMinutes, binds } = check;
  const values = { actual: duration(actualMinutes), limit: duration(limitMinutes) };
  const [low, high] = sense === 'at-most' ? [actualMinutes, limitMinutes] : [limitMinutes, actualMinutes];
  return (
    <li className={styles.rule} data-binds={binds}>
      <span className={styles.name}>{explained(named, `rules.${rule}`)}</span>
      <span>{sense === 'at-most' ? t('explain.atMost', values) : t('explain.atLeast', values)}</span>
      <progress className={styles.measure} max={Math.max(1, high)} value={low} aria-hidden="true" />
      <span className={styles.article}>{t('explain.article', { article, count: drivers })}</span>
    </li>
  );
}
