import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { useFetchWhenShown } from '../../../ui/use-fetch-when-shown.ts';
import { FaqBlock, type FaqItem } from '../faq-block.tsx';
import { BriefFaqList } from './brief-faq-list.tsx';
import { createFaqError } from './faq-error.ts';

type AsyncFaqBlockProps = {
  readonly page: string;
  /** The site whose rules the answers follow. Without it nothing can be fetched, and the loader stays (docs/specification.md#screens). */
  readonly country: string | null;
  readonly tone?: 'plain' | 'tint' | 'sunken';
};

/**
 * The questions of a trip's page. They are the same for every trip of a country, so they come from a cacheable address; the page itself is
 * not cacheable. Without a script, the link to all questions is shown.
 */
export function AsyncFaqBlock({ page, country, tone }: AsyncFaqBlockProps) {
  const { t } = useTranslation('common');
  const { site, language } = useSiteFrame();
  const { ask, failed } = useMemo(() => {
    const question = country === null ? null : { language, page, domain: site, country };
    return {
      ask: question && ((signal: AbortSignal) => import('./fetch-faq.ts').then(({ fetchFaq }) => fetchFaq(question, signal))),
      failed: (error: unknown): readonly FaqItem[] => {
        if (question !== null) reportError(createFaqError(question, error));
        return [];
      },
    };
  }, [page, country, site, language]);
  const items = useFetchWhenShown(ask, failed);
  return (
    <FaqBlock list={BriefFaqList} items={items} tone={tone} withoutScript={<SiteLink to={{ page: 'faq' }}>{t('faq.heading')}</SiteLink>} />
  );
}
