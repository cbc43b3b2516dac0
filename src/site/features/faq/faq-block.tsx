import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/site-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loader } from '../../ui/loader.tsx';
import { Section } from '../../ui/section.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './faq-block.module.css';

export type FaqItem = {
  readonly id: string;
  readonly question: string;
  /** HTML of the allow-list. */
  readonly content: string;
};

type FaqBlockProps = {
  /** Null while they are on their way. */
  readonly items: readonly FaqItem[] | null;
  readonly heading?: string | undefined;
  readonly tone?: 'plain' | 'tint' | 'sunken' | undefined;
  /** What stands here instead where no script will bring them. */
  readonly withoutScript?: ReactNode;
};

/** Questions and answers, the first open. Nothing at all when there are none. */
export function FaqBlock({ items, heading, tone, withoutScript }: FaqBlockProps) {
  const { t } = useTranslation('common');
  if (items?.length === 0) return null;
  return (
    <Section heading={heading ?? t('faq.heading')} width="text" tone={tone}>
      {items === null ? <Loader /> : <FaqList items={items} />}
      {withoutScript && <noscript>{withoutScript}</noscript>}
    </Section>
  );
}

/** The bare list, for pages that group the questions themselves. */
export function FaqList({ items }: { readonly items: readonly FaqItem[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ id, question, content }, index) => (
        <details key={id} className={styles.item} open={index === 0}>
          <summary className={styles.question}>
            <h3 className={styles.words}>{question}</h3>
            <Icon name="plus" className={styles.sign} />
          </summary>
          <RichText html={content} className={styles.answer} />
        </details>
      ))}
    </div>
  );
}
