import { useTranslation } from '../../i18n/site-texts.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { FaqBlock } from './faq-block.tsx';
import { useAsyncFaq } from './use-async-faq.ts';

type AsyncFaqBlockProps = { readonly page: string; readonly country: string | null; readonly tone?: 'plain' | 'tint' | 'sunken' };

/** The questions of a page whose own news must not wait for them; without a script, the way to all questions. */
export function AsyncFaqBlock({ page, country, tone }: AsyncFaqBlockProps) {
  const { t } = useTranslation('common');
  const items = useAsyncFaq({ page, country });
  return (
    <FaqBlock items={items} country={country} tone={tone} withoutScript={<SiteLink to={{ page: 'faq' }}>{t('faq.heading')}</SiteLink>} />
  );
}
