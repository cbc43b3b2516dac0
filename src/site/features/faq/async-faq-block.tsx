import { useRef } from 'react';
import { useTranslation } from '../../i18n/site-texts.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './faq-block.module.css';
import { FaqBlock } from './faq-block.tsx';
import { useAsyncFaq } from './use-async-faq.ts';

type AsyncFaqBlockProps = { readonly page: string; readonly country: string | null; readonly tone?: 'plain' | 'tint' | 'sunken' };

/**
 * The questions of a trip's page. They are the same for every trip of a country, so they come from an address that may be kept, and a
 * page that may not does not carry them; without a script, the way to all questions stands here.
 */
export function AsyncFaqBlock({ page, country, tone }: AsyncFaqBlockProps) {
  const { t } = useTranslation('common');
  const place = useRef<HTMLDivElement>(null);
  const items = useAsyncFaq(place, { page, country });
  return (
    <div ref={place} className={styles.async}>
      <FaqBlock items={items} country={country} tone={tone} withoutScript={<SiteLink to={{ page: 'faq' }}>{t('faq.heading')}</SiteLink>} />
    </div>
  );
}
