import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Section } from '../../../ui/section.tsx';
import { LinkPills } from '../pills/link-pills.tsx';

/** Kinds of trip by name, as links from a city or a vehicle. */
export function OccasionLinks() {
  const { t } = useTranslation('pages');
  const { popularOccasions } = useSiteFrame();
  if (popularOccasions.length === 0) return null;
  return (
    <Section heading={t('occasion.popular')} tone="sunken" width="beside">
      <LinkPills
        links={popularOccasions.map(({ occasion, title }) => ({ to: { page: 'occasion', occasion }, title }))}
        icon="arrow-right"
      />
    </Section>
  );
}
