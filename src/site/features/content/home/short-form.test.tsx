import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { HomeHero } from './home-hero.tsx';
import type { HomeExample } from './load-home.ts';

const trip = {
  ...{ from: 'Amsterdam', fromKey: 'gn:1', to: 'Efteling', toKey: '', passengers: 48 },
  ...{ date: '2027-04-21', leave: '08:30', back: '17:00' },
};
const example: HomeExample = {
  trip,
  price: {
    ...{ cents: 127_228, personCents: 2_651, vehicles: [{ vehicle: 'coachHire', seats: 50 }], drivers: 1 },
    ...{ from: 'Amsterdam', to: 'Efteling', leave: '08:30', there: '10:02', home: '18:32' },
    way: { kilometres: 106, minutes: 97, roads: [{ country: 'NL', number: 'A2' }] },
  },
  freeHours: 24,
  row: 'Wed 21 Apr',
  others: [{ ...trip, from: 'Den Haag', to: 'Antwerpen', passengers: 30 }],
};
const hero = { title: 'Coach hire. With a price.', description: 'Change it' };
const render = (given: HomeExample | null, ...rest: Parameters<typeof renderPage> extends [unknown, ...infer Rest] ? Rest : never) =>
  renderPage(() => <HomeHero hero={hero} example={given} />, ...rest);

describe('the form on the home page', () => {
  it('opens the request form of its own site with GET, before any script', () => {
    expect(render(example)).toMatch(/<form[^>]* action="\/request-quote"/);
    expect(render(example, { site: 'nl', language: 'nl' })).toContain('action="/offerte-aanvragen"');
    expect(render(example, { site: 'be', language: 'frBE' })).toContain('action="/demander-un-devis"');
  });

  it('is filled in with the trip whose price is beside it', () => {
    const html = render(example);
    const fields = [...html.matchAll(/<input[^>]*>/g)].map(([field]) => {
      const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(field)?.[1];
      return { id: of('id') ?? '', name: of('name'), value: of('value'), type: of('type') };
    });
    const givenIn = (name: string) => fields.find((field) => field.name === name)?.value;
    expect(['from', 'fromKey', 'fromLabel', 'to', 'date', 'time', 'returnTime', 'passengers'].map(givenIn)).toEqual([
      'Amsterdam',
      'gn:1',
      'Amsterdam',
      'Efteling',
      '2027-04-21',
      '08:30',
      '17:00',
      '48',
    ]);
    for (const { id } of fields.filter(({ id }) => id !== '')) expect(html).toContain(`for="${id}"`);
  });

  it('shows the usual hours where no trip has a price today, and promises none', () => {
    const html = render(null);
    expect(html).toMatch(/name="time"[^>]* value="09:00"/);
    expect(html).toMatch(/name="returnTime"[^>]* value="17:30"/);
    expect(html).not.toContain('€');
  });

  it('disables the browser’s autofill for the places', () => {
    expect(render(example).match(/autoComplete="off"/gi)).toHaveLength(2);
  });
});

describe('the board beside it', () => {
  it('shows the price, the share per person, the vehicle with its seats, and the times', () => {
    const html = render(example);
    for (const said of ['€ 1,272.28', 'car-coachHire-50.svg', '10:02', 'A2']) expect(html).toContain(said);
  });

  it('promises free cancelling only where there is some', () => {
    const count = (hours: number) => render({ ...example, freeHours: hours }).split('home.board.free').length - 1;
    expect([count(24), count(0)]).toEqual([1, 0]);
  });

  it('leads to other trips without a script', () => {
    const [, query = ''] = render(example).match(/href="\/request-quote\?([^"]+)"/) ?? [];
    expect(Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&')))).toMatchObject({ from: 'Den Haag', to: 'Antwerpen' });
  });
});
