import { describe, expect, it } from 'vitest';
import { renderPage as render } from '../../ui/testing/render-page.tsx';
import { TripNotFoundPage } from './not-found/trip-not-found-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { SiteShell } from './site-shell.tsx';

const Shell = () => <SiteShell>Body</SiteShell>;

describe('SiteShell', () => {
  it('has no inline style, which the content policy would refuse', () => {
    expect(render(Shell)).not.toContain('style="');
  });

  it('links menus, listings and contact in plain markup', () => {
    const html = render(Shell);
    for (const path of ['/locations/rome', '/occasions/school-trips', '/fleet/coach-hire', '/locations', '/contact']) {
      expect(html).toContain(`href="${path}"`);
    }
  });

  it('offers each country site by a plain link', () => {
    const html = render(Shell);
    expect(html).toContain('href="https://be.example/?lng=frBE"');
    expect(html).toContain('href="https://de.example/"');
  });

  it('shows the year, the rating and the telephone', () => {
    const html = render(Shell);
    expect(html).toContain('© 2027');
    expect(html).toContain('9.2/10');
    expect(html).toContain('href="tel:');
  });

  it('has an imprint in German alone', () => {
    expect(render(Shell)).not.toContain('/impressum');
    expect(render(Shell, { site: 'de', language: 'de' })).toContain('href="/impressum"');
  });

  it('shows a trip its reference in place of the menus', () => {
    const html = render(Shell, { trip: { flow: 'booking', id: 'k1', reference: 'NL-26-104233' } });
    expect(html).toContain('NL-26-104233');
    expect(html).toContain('href="/my-booking/k1"');
    expect(html.match(/aria-haspopup|aria-expanded/g)).toBeNull();
    expect(render(Shell, { trip: { flow: 'quote', id: 'k1', reference: null } })).toMatch(/>-</);
  });
});

describe('NotFoundPage', () => {
  it('leads home and to the questions', () => {
    expect(render(() => <NotFoundPage />)).toMatch(/href="\/".*href="\/faq"/s);
  });
});

describe('TripNotFoundPage', () => {
  it('leads to a person, home and to a new request filled in', () => {
    const html = render(() => <TripNotFoundPage askAgain={{ from: 'Gent', to: 'Köln' }} />);
    expect(html).toContain('href="/contact"');
    expect(html).toContain('href="/request-quote?from=Gent&amp;to=K%C3%B6ln"');
    expect(html).toContain('href="tel:');
  });
});
