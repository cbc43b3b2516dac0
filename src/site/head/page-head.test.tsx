import { describe, expect, it } from 'vitest';
import { brand } from '#domain/sites/brand.ts';
import { siteLanguages } from '#domain/sites/keys.ts';
import { renderPage } from '../ui/testing/render-page.tsx';
import { PageHead, PrivateHead } from './page-head.tsx';

type Tag = Readonly<Record<string, string>>;

function tagsOf(html: string, name: 'link' | 'meta'): readonly Tag[] {
  return [...html.matchAll(new RegExp(`<${name} ([^>]*?)/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value])),
  );
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const canonicalOf = (html: string) => tagsOf(html, 'link').filter(({ rel }) => rel === 'canonical');
const alternatesOf = (html: string) =>
  tagsOf(html, 'link').flatMap(({ rel, hreflang, href }) => (rel === 'alternate' ? [[hreflang, href]] : []));

describe('PageHead', () => {
  it('names the page once, with the brand behind its title', () => {
    const html = renderPage(() => <PageHead title="Coaches" description="All of them" link={{ page: 'fleet' }} />);
    expect(titleOf(html)).toBe(`Coaches | ${brand.name}`);
    expect(canonicalOf(html).map(({ href }) => href)).toEqual(['https://eu.example/fleet']);
    expect(tagsOf(html, 'meta').filter(({ name }) => name !== undefined)).toEqual([
      { name: 'description', content: 'All of them' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]);
  });

  it('does not name the brand twice', () => {
    const html = renderPage(() => <PageHead title={`About ${brand.name}`} description="" link={{ page: 'about' }} />);
    expect(titleOf(html)).toBe(`About ${brand.name}`);
  });

  it('leads to the same page of every site, and everybody else to the European', () => {
    const html = renderPage(() => <PageHead title="x" description="x" link={{ page: 'about' }} />);
    const places = [
      ['nl-NL', 'https://nl.example/over'],
      ['nl-BE', 'https://be.example/over'],
      ['fr-BE', 'https://be.example/a-propos'],
      ['de-DE', 'https://de.example/uber'],
      ['fr-FR', 'https://fr.example/a-propos'],
      ['es-ES', 'https://es.example/acerca-de'],
      ['en', 'https://eu.example/about'],
      ['x-default', 'https://eu.example/about'],
    ];
    expect(alternatesOf(html)).toEqual(expect.arrayContaining(places));
    expect(alternatesOf(html)).toHaveLength(siteLanguages.length + 1);
  });

  it('names itself among the others, in the second language of a site too', () => {
    const html = renderPage(() => <PageHead title="x" description="x" link={{ page: 'faq' }} />, { site: 'be', language: 'frBE' });
    const [canonical] = canonicalOf(html);
    expect(canonical?.href).toBe('https://be.example/faq?lng=frBE');
    expect(alternatesOf(html)).toContainEqual(['fr-BE', canonical?.href]);
    expect(alternatesOf(html)).toContainEqual(['nl-BE', 'https://be.example/faq']);
  });

  it('names of a city those that its content gives', () => {
    const equivalents = [
      { site: 'be', language: 'nlBE', slug: 'gent' },
      { site: 'be', language: 'frBE', slug: 'gand' },
    ] as const;
    const html = renderPage(
      () => (
        <PageHead title="x" description="x" link={{ page: 'location', slug: 'gand' }} equivalents={equivalents} picture="skyline-gent" />
      ),
      { site: 'be', language: 'frBE' },
    );
    expect(canonicalOf(html).map(({ href }) => href)).toEqual(['https://be.example/emplacements/gand']);
    expect(alternatesOf(html)).toEqual([
      ['nl-BE', 'https://be.example/locaties/gent'],
      ['fr-BE', 'https://be.example/emplacements/gand'],
      ['x-default', 'https://be.example/locaties/gent'],
    ]);
    expect(html).toContain('content="https://be.example/share/skyline-gent.jpg"');
  });

  it('gives sharing services the same data as search engines', () => {
    const html = renderPage(() => <PageHead title="Coaches" description="All of them" link={{ page: 'fleet' }} />);
    const shared = tagsOf(html, 'meta').flatMap(({ property, content }) => (property === undefined ? [] : [[property, content]]));
    expect(shared).toEqual([
      ['og:title', 'Coaches'],
      ['og:description', 'All of them'],
      ['og:url', 'https://eu.example/fleet'],
      ['og:site_name', brand.name],
      ['og:type', 'website'],
      ['og:locale', 'en'],
      ['og:image', 'https://eu.example/share/vehicle-coachHire.jpg'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    ]);
  });

  it('escapes an editor’s text', () => {
    const html = renderPage(() => <PageHead title={'</title><script>'} description={'"><script>'} link={{ page: 'home' }} />);
    expect(html).not.toContain('<script>');
  });
});

describe('PrivateHead', () => {
  it('excludes the page from search engines and has no address', () => {
    const html = renderPage(() => <PrivateHead title="Your quote" />);
    expect(titleOf(html)).toBe(`Your quote | ${brand.name}`);
    expect(tagsOf(html, 'meta')).toEqual([{ name: 'robots', content: 'noindex, nofollow' }]);
    expect(tagsOf(html, 'link')).toEqual([]);
  });
});
