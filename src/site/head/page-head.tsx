import { useEffect } from 'react';
import { canonicalAddress, type Equivalent, listAlternates } from '#domain/sites/alternates.ts';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { Link } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { sharePictureOf } from '#domain/sites/share-picture.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { useSiteFrame } from '../site-context.ts';
import { describePage, type ServiceFacts } from './describe-page.ts';

import { useStructuredData } from './structured-data.ts';

type PageHeadProps = {
  readonly title: string;
  readonly description: string;
  /** The page's key, which gives its canonical address and its alternates. */
  readonly link: Link;
  /** For a page whose address comes from its content: see `listAlternates`. */
  readonly equivalents?: readonly Equivalent[];
  /** The key of the drawing at the top of the page, where the link does not imply it. */
  readonly picture?: string;
  /** False for a page that search engines may read but not list. */
  readonly isIndexable?: boolean | undefined;
  /** The offer of a city's page. */
  readonly service?: ServiceFacts | undefined;
};

/** Title, description, canonical and hreflang of an indexable page. React moves them into the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, isIndexable = true } = props;
  useForgottenAddresses(title);
  return (
    <>
      <title>{titleWithBrand(title)}</title>
      <meta name="description" content={description} />
      {!isIndexable && <meta name="robots" content="noindex" />}
      {import.meta.env.SSR && <PageAddresses {...props} />}
    </>
  );
}

/**
 * After a navigation in the browser, the previous page's metadata no longer holds. It is removed and not replaced, because search engines
 * read what the server sends.
 */
function useForgottenAddresses(title: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page
  useEffect(
    () => () => {
      for (const tag of document.querySelectorAll(addressTags)) tag.remove();
    },
    [title],
  );
}

const addressTags = 'link[rel=canonical],link[rel=alternate],meta[property],meta[name^=twitter],script[type$=json]';

/** For search engines and previews, which read what the server sends. */
function PageAddresses({ title, description, link, equivalents, picture, service }: PageHeadProps) {
  const { t } = useTranslation('pages');
  const frame = useSiteFrame();
  const { site: key, language, addresses } = frame;
  const page = { site: getSite(key), language, link, addresses, equivalents };
  const address = canonicalAddress(page);
  useStructuredData(describePage({ frame, title, description, link, address, service, serviceType: t('serviceType') }));
  return (
    <>
      <link rel="canonical" href={address} />
      {listAlternates(page).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={tagOf(language).replace('-', '_')} />
      <meta property="og:image" content={addresses[key] + sharePictureOf(link, picture)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Title of a personal or missing page: search engines never list it. */
export function PrivateHead({ title }: { readonly title: string }) {
  return (
    <>
      {/* A direct booking has nobody's name yet where the title ends with one. */}
      <title>{titleWithBrand(title.replace(/,\s*$/, ''))}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
}

function titleWithBrand(title: string): string {
  return title.includes(brand.name) ? title : `${title} | ${brand.name}`;
}
