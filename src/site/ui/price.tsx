import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useSiteFrame } from '../site-context.ts';
import { classNames } from './class-names.ts';
import styles from './price.module.css';

type PriceProps = { readonly cents: number; readonly size?: 'm' | 'l' | 'xl' | undefined; readonly className?: string | undefined };

/** An amount in the page's language (docs/specification.md#money). Another amount is another element, which fades in. */
export function Price({ cents, size = 'm', className }: PriceProps) {
  const { language } = useSiteFrame();
  return (
    <span key={cents} className={classNames(styles.price, styles[size], className)}>
      {formatCents(cents, tagOf(language))}
    </span>
  );
}
