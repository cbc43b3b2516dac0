import type { ReactNode } from 'react';
import { SaidQuestions } from '../../head/said-questions.tsx';
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
  /** Shown instead without a script. */
  readonly withoutScript?: ReactNode;
  /** Another list than that of all questions beneath each other. */
  readonly list?: typeof FaqList | undefined;
  /** False on the home page, whose weight leaves no room to repeat the answers for search engines. */
  readonly isSaid?: boolean | undefined;
};

/** Questions and answers, the first open. Nothing at all when there are none. */
export function FaqBlock(props: FaqBlockProps) {
  const { items, heading, tone, withoutScript, list: List = FaqList } = props;
  const { t } = useTranslation('common');
  if (items?.length === 0) return null;
  return (
    <Section heading={heading ?? t('faq.heading')} width="beside" tone={tone}>
      {import.meta.env.SSR && props.isSaid !== false && items !== null && (
        <SaidQuestions asked={items.map(({ question, content: answer }) => ({ question, answer }))} />
      )}
      {items === null ? <Loader /> : <List items={items} />}
      {withoutScript && <noscript>{withoutScript}</noscript>}
    </Section>
  );
}

export type FaqListProps = { readonly items: readonly FaqItem[] };

/** The bare list, for pages that group the questions themselves. */
export function FaqList({ items }: FaqListProps) {
  return (
    <div className={styles.list}>
      <Questions items={items} isFirstOpen />
    </div>
  );
}

/** The questions themselves, to stand within a list. */
export function Questions({ items, isFirstOpen = false }: FaqListProps & { readonly isFirstOpen?: boolean }) {
  return items.map(({ id, question, content }, index) => (
    <details key={id} className={styles.item} open={isFirstOpen && index === 0}>
      <summary className={styles.question}>
        <h3 className={styles.words}>{question}</h3>
        <Icon name="plus" className={styles.sign} />
      </summary>
      <RichText html={content} className={styles.answer} />
    </details>
  ));
}
