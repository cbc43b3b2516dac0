import { describe, expect, it } from 'vitest';
import { renderPage } from '../../ui/testing/render-page.tsx';
import { StoryLinks } from './case-study/story-links.tsx';
import { FleetRoad } from './fleet/fleet-road.tsx';
import type { ProofFacts } from './load-lists.ts';
import { HowItWorks } from './steps/how-it-works.tsx';

const items = [
  { title: 'Describe it', description: 'Say where' },
  { title: 'Read it', description: 'See why' },
];
const facts: ProofFacts = {
  from: 'Rome',
  ...{ drivingMinutes: 270, breakMinutes: 45, vat: [], cancellation: [{ until: '2027-01-02', percent: 0 }] },
  trip: {
    ...{ to: 'Naples', fromKey: 'gn:1', toKey: '', passengers: 48, kilometres: 450, leave: '08:30', back: '17:00' },
    ...{ vehicle: 'coachHire', date: '2027-04-21', totalCents: 240_000 },
  },
};

describe('how it works', () => {
  it('shows beside its steps a trip with its price, a share for each, and the way to the form with all that it rests on', () => {
    const html = renderPage(() => <HowItWorks items={items} proof={[facts]} />);
    expect(html).toContain('€ 2,400');
    expect(html).toContain('Coach');
    const [, query = ''] = html.match(/href="\/request-quote\?([^"]+)"/) ?? [];
    const search = new URLSearchParams(query.replaceAll('&amp;', '&'));
    expect(Object.fromEntries(search)).toEqual({
      ...{ type: 'day-trip', from: 'Rome', to: 'Naples', fromKey: 'gn:1', date: '2027-04-21', time: '08:30' },
      ...{ returnDate: '2027-04-21', returnTime: '17:00', passengers: '48' },
    });
  });

  it('is its steps alone where no trip has a price today', () => {
    const html = renderPage(() => <HowItWorks items={items} proof={[]} />);
    expect(html).toContain('See why');
    expect(html).not.toContain('€');
  });

  it('promises no free cancelling where there is none', () => {
    const costly = { ...facts, cancellation: [{ until: '2027-01-02', percent: 10 }] };
    const count = (proof: ProofFacts) =>
      renderPage(() => <HowItWorks items={items} proof={[proof]} />).split('home.sample.free').length - 1;
    expect([count(facts), count(costly)]).toEqual([1, 0]);
  });
});

describe('the vehicles on one road', () => {
  it('are drawn in their largest size, each with its page', () => {
    const html = renderPage(() => <FleetRoad fleet={[{ slug: 'midibus', title: 'Midibus', most: 35 }]} />);
    expect(html).toContain('src="/art/side-midibus-35.svg?v=b1"');
    expect(html).toMatch(/<a href="[^"]*midibus[^"]*">Midibus<\/a>/);
  });
});

describe('stories on the home page', () => {
  it('have each the picture of its own', () => {
    const selectedCaseStudies = [
      { slug: 'one', title: 'One', description: 'First' },
      { slug: 'two', title: 'Two', description: 'Second' },
    ];
    const html = renderPage(() => <StoryLinks pictures={['occasion-tours', 'occasion-events']} />, { selectedCaseStudies });
    expect(html.indexOf('occasion-tours')).toBeLessThan(html.indexOf('One'));
    expect(html.indexOf('occasion-events')).toBeGreaterThan(html.indexOf('First'));
  });
});
