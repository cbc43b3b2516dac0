import { useTranslation } from '../../../i18n/site-texts.ts';
import { Section } from '../../../ui/section.tsx';
import type { HubItem } from '../load-lists.ts';
import { LocationLinks } from '../location/location-links.tsx';

type Place = { readonly slug: string; readonly title: string };

/** As many as fit side by side. */
const mostLinks = 16;

/** On the page of a hub, the others: regions beneath a region, airports beneath an airport. */
export function HubLinks({ hubs, current }: { readonly hubs: readonly HubItem[]; readonly current: string }) {
  const { t } = useTranslation('pages');
  return (['region', 'airport'] as const).map((kind) => {
    const places = hubs
      .filter((hub) => hub.kind === kind && hub.languageSlug !== current)
      .slice(0, mostLinks)
      .map(({ languageSlug: slug, title }) => ({ slug, title }));
    if (places.length === 0) return null;
    return (
      <Section key={kind} heading={t(kind === 'region' ? 'hub.regions' : 'hub.byAirport')} width="beside">
        <LocationLinks places={places} />
      </Section>
    );
  });
}

export function AirportLinks({ airports }: { readonly airports: readonly Place[] }) {
  const { t } = useTranslation('pages');
  if (airports.length === 0) return null;
  return (
    <Section heading={t('hub.byAirport')} width="beside">
      <LocationLinks places={airports} />
    </Section>
  );
}
