import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../../site-context.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/section.tsx';
import type { PriceApart as Apart } from '../load-home.ts';
import styles from './price-apart.module.css';

type PriceApartProps = { readonly heading: string; readonly apart: Apart };

/** One price and all its lines, each as wide as its share. */
export function PriceApart({ heading, apart }: PriceApartProps) {
  const { t } = useTranslation('pages');
  const tag = tagOf(useSiteFrame().language);
  const { from, to, passengers, day, cents, parts } = apart;
  return (
    <Section tone="ink" height="l">
      <div className={styles.top}>
        <div>
          <h2>{heading}</h2>
          <p className={styles.lead}>{t('home.apart.lead', { passengers, from, to, day })}</p>
        </div>
        <p className={styles.total}>{formatCents(cents, tag)}</p>
      </div>
      <Bar parts={parts} cents={cents} />
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={keyOf(part)} data-kind={part.kind}>
            <span className={styles.amount}>{formatCents(part.cents, tag)}</span>
            <b>{part.title}</b>
            <span className={styles.text}>{part.text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <ButtonLink to={{ page: 'request-quote' }} size="l" iconAfter="arrow-right" prefetch={false}>
          {t('home.apart.button')}
        </ButtonLink>
        <p>{t('home.apart.note')}</p>
      </div>
    </Section>
  );
}

function keyOf({ kind, title, text }: Apart['parts'][number]): string {
  return `${kind} ${title} ${text}`;
}

const width = 1200;

/** The lines as pieces of one bar, with a leader from the centre of each to its column. */
function Bar({ parts, cents }: Pick<Apart, 'parts' | 'cents'>) {
  const at = (amount: number) => Math.round((width * amount) / cents);
  const before = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.cents, 0));
  const leaders = parts.map((part, index) => {
    const middle = at((before[index] ?? 0) + part.cents / 2);
    return `M${middle} 56V70L${Math.round((width * index) / parts.length)} 86V100`;
  });
  return (
    <svg className={styles.bar} viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map((part, index) => (
        <rect key={keyOf(part)} data-kind={part.kind} x={at(before[index] ?? 0)} width={Math.max(1, at(part.cents) - 2)} height="56" />
      ))}
      <path d={leaders.join('')} />
    </svg>
  );
}
