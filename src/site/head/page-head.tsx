import { canonicalAddress, listAlternates } from '#domain/sites/alternates.ts';
import { brand } from '#domain/sites/brand.ts';
import type { Link } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { useSiteFrame } from '../site-context.ts';

type PageHeadProps = {
  readonly title: string;
  readonly description: string;
  /** The page's own key: its canonical address and its equivalents come from it. */
  readonly link: Link;
};

/** Title, description, canonical and hreflang of a page that search engines may show. React moves them into the head. */
export function PageHead({ title, description, link }: PageHeadProps) {
  return (
    <>
      <title>{titleWithBrand(title)}</title>
      <meta name="description" content={description} />
      {import.meta.env.SSR && <PageAddresses title={title} description={description} link={link} />}
    </>
  );
}

/** For search engines and previews, which read what the server sends: in the browser it would only weigh. */
function PageAddresses({ title, description, link }: PageHeadProps) {
  const { site: key, language, addresses } = useSiteFrame();
  const page = { site: getSite(key), language, link, addresses };
  return (
    <>
      <link rel="canonical" href={canonicalAddress(page)} />
      {listAlternates(page).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonicalAddress(page)} />
      <meta property="og:site_name" content={brand.name} />
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
