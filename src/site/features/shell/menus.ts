import type { Link } from '#domain/sites/links.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';

export type MenuItem = { readonly title: string; readonly link: Link /** Of `Illustration`. */; readonly picture: string };

export type Menu = {
  readonly key: 'locations' | 'occasions' | 'fleet';
  readonly label: string;
  readonly listing: Link;
  readonly allLabel: string;
  readonly items: readonly MenuItem[];
};

/** The three menus of the site (docs/specification.md#screens), for the header, the mobile menu and the footer. */
export function useMenus(): readonly Menu[] {
  const { t } = useTranslation('common');
  const frame = useSiteFrame();
  return [
    {
      key: 'locations',
      label: t('header.locations'),
      listing: { page: 'locations' },
      allLabel: t('header.allLocations'),
      items: frame.popularLocations.map(({ slug, title, drawing = slug }) => ({
        title,
        link: { page: 'location', slug },
        picture: `skyline-${drawing}`,
      })),
    },
    {
      key: 'occasions',
      label: t('header.occasions'),
      listing: { page: 'occasions' },
      allLabel: t('header.allOccasions'),
      items: frame.popularOccasions.map(({ occasion, title }) => ({
        title,
        link: { page: 'occasion', occasion },
        picture: `occasion-${occasion}`,
      })),
    },
    {
      key: 'fleet',
      label: t('header.fleet'),
      listing: { page: 'fleet' },
      allLabel: t('header.allFleet'),
      items: frame.fleet.map(({ fleet, title }) => ({ title, link: { page: 'fleet-type', fleet }, picture: `vehicle-${fleet}` })),
    },
  ];
}
