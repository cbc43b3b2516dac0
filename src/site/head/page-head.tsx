import { useEffect } from 'react';
import { canonicalAddress, type Equivalent, listAlternates } from '#domain/sites/alternates.ts';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { Link } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { useSiteFrame } from '../site-context.ts';
import { describePage, type ServiceFacts } from './describe-page.ts';
import { sharePictureOf } from './share-picture.ts';
import { useStructuredData } from './structured-data.ts';

type PageHeadProps = {
  readonly title: string;
  readonly description: string;
  /** The page's own key: its canonical address and its equivalents come from it. */
  readonly link: Link;
  /** Of a page whose address its content gives: see `listAlternates`. */
  readonly equivalents?: readonly Equivalent[];
  /** What the page shows at its head, by the key of its drawing, where the link does not say it. */
  readonly picture?: string;
  /** False for a page that search engines may read and not show. */
  readonly isIndexable?: boolean | undefined;
  /** What is offered where, on the page of a city. */
  readonly service?: ServiceFacts | undefined;
};

/** Title, description, canonical and hreflang of a page that search engines may show. React moves them into the head. */
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
 * After going on within the page, what search engines were told of the page before no longer holds. The next page's own is not put in its
 * place: they read what the server sends, and in the browser it would only weigh.
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

/** Title of a page that is for one visitor, or is not there: never shown by search engines. */
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
