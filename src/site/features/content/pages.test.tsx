import { describe, expect, it } from 'vitest';
import { plainPathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { renderPage } from '../../ui/testing/render-page.tsx';
import { EditorialPage } from './editorial/editorial-page.tsx';
import { RequestSuccessPage, type SentRequest } from './editorial/request-success-page.tsx';
import { type EditorialKey, editorialKeys } from './item-of-path.ts';
import { type EditorialText, withoutSecondPrice } from './load-subjects.ts';
import { NearestLocations, PopularLocations } from './location/location-links.tsx';
import { LocationPage } from './location/location-page.tsx';
import { OccasionPage } from './occasion/occasion-page.tsx';

const europe = { site: getSite('eu'), language: 'en' } as const;
const hero = { title: 'A title', description: 'A description', image: 'occasion-tours' };
const meta = { title: 'A head', description: 'For search engines' };
const picture = { title: 'A subject', description: '<p>Some words</p>', image: 'scene-driver', imageAlt: 'Drawing of a driver' };
const text: EditorialText = {
  textLanguage: 'en',
  hero,
  meta,
  sections: [{ key: 'price', title: 'A part', description: '<p>Read <a href="/terms-of-use">our terms</a>.</p>', items: [] }],
};

function renderEditorial(pageKey: EditorialKey, shown: EditorialText = text): string {
  return renderPage(() => <EditorialPage pageKey={pageKey} text={shown} />);
}

describe('editorial pages', () => {
  it.each(editorialKeys)('%s has one main heading, its text and its own address', (key) => {
    const html = renderEditorial(key);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<a href="/terms-of-use">our terms</a>');
    expect(html).toContain(`rel="canonical" href="https://eu.example${plainPathTo(europe, { page: key })}"`);
  });

  it.each(['terms', 'privacy'] as const)('%s lists its parts, each with an address', (key) => {
    const html = renderEditorial(key);
    expect(html).toContain('href="#price"');
    expect(html).toContain('id="price"');
  });

  it('say if the text is in another language', () => {
    expect(renderEditorial('about')).not.toContain('lang=');
    expect(renderEditorial('about', { ...text, textLanguage: 'nl' })).toContain('lang="nl-NL"');
  });

  it('give the telephone and the mailbox on the contact page', () => {
    const html = renderEditorial('contact');
    expect(html).toContain('href="tel:+31850000000"');
    expect(html).toContain('href="mailto:');
  });
});

const rome = {
  languageSlug: 'rome',
  equivalents: [{ domain: 'EU', language: 'en', languageSlug: 'rome' }],
  title: 'Rome',
  hero,
  meta,
  location: picture,
  platform: { ...picture, title: 'B' },
  value: picture,
  exampleTrips: [],
  priceTable: [],
  notes: [],
  nearest: [],
  isIndexable: true,
  region: 'Italy',
  destinations: [],
  questions: [],
  longDays: [{ to: 'Naples', leave: '08:00', until: '18:50' }],
  tripPrices: { low: '2027-04-21', high: '2027-05-05', trips: [] },
  hubs: [{ kind: 'region', languageSlug: 'country-italy', title: 'Italy' }],
} as const;

function showRome() {
  return <LocationPage text={rome} />;
}

const toTivoli = {
  to: 'Tivoli',
  fromKey: '',
  toKey: '',
  passengers: 48,
  kilometres: 62,
  vehicle: 'coachHire',
  totalCents: 98_765,
  date: '2027-05-19',
  leave: '08:30',
  back: '17:00',
  asOf: '2027-04-01',
};

const section1 = { ...picture, image: hero.image, imageAlt: 'Drawing of walkers' };

function showTours() {
  const examples = [
    {
      from: 'Rome',
      languageSlug: 'rome',
      kind: 'twoDays',
      to: 'Assisi',
      passengers: 59,
      vehicle: 'coachHire',
      totalCents: 150_000,
      date: '2027-04-21',
      search: 'type=return&from=Rome&to=Assisi',
    },
  ];
  return <OccasionPage occasion="tours" text={{ title: 'Tours', hero, meta, section1, section2: picture, value: picture, examples }} />;
}

describe('a city', () => {
  it('leads to the request form with itself filled in, from the form in its head and from its advice', () => {
    const page = renderPage(showRome);
    expect(page.match(/href="\/request-quote\?from=Rome"/g)).toHaveLength(1);
    expect(page).toMatch(/<form [^>]*action="\/request-quote">.*?name="from" value="Rome"/s);
  });

  it('shows the prices of days out, and plans them', () => {
    const priceTable = [{ vehicle: 'coachHire', passengers: 50, totalsCents: [123_400] }];
    const html = renderPage(() => <LocationPage text={{ ...rome, exampleTrips: [toTivoli], priceTable }} />);
    expect(html).toContain('€ 987.65');
    expect(html).toContain('€ 1,234');
    expect(html).toContain('Coach, ');
    expect(html).toContain(
      'href="/request-quote?type=day-trip&amp;from=Rome&amp;to=Tivoli&amp;date=2027-05-19&amp;time=08%3A30&amp;returnDate=2027-05-19&amp;returnTime=17%3A00&amp;passengers=48"',
    );
    expect(renderPage(showRome)).not.toContain('€');
  });

  it('says the price of its first day out before the form, once', () => {
    const show = (description: string) =>
      renderPage(() => <LocationPage text={withoutSecondPrice({ ...rome, hero: { ...hero, description }, exampleTrips: [toTivoli] })} />);
    const html = show('Rome to Tivoli costs € 987.65.');
    expect(html).not.toContain('costs € 987.65');
    expect(html.indexOf('€ 987.65')).toBeLessThan(html.indexOf('name="from"'));
    expect(show('For pilgrims.')).toContain('For pilgrims.');
  });

  it('answers how late with one driver, what a short trip costs, and where a coach may stop', () => {
    const prices = [{ vehicle: 'coachHire', passengers: 50, lowCents: 41_000, highCents: 41_000 }] as const;
    const trips = [{ kind: 'transfer', to: 'Ciampino', prices }] as const;
    const html = renderPage(() => <LocationPage text={{ ...rome, tripPrices: { ...rome.tripPrices, trips } }} />);
    const answers = /<dl.*?<\/dl>/s.exec(html)?.[0] ?? '';
    expect(answers).toContain('cityAnswers.driverYes');
    expect(answers).toContain('€ 410');
    expect(answers).toContain('<a href="#stops">');
    expect(renderPage(() => <LocationPage text={{ ...rome, longDays: [] }} />)).not.toContain('cityAnswers.driver');
  });

  it('shows the prices of further trips in both seasons, and names a season only if prices differ', () => {
    const trip = (highCents: number) => [
      { kind: 'oneWay', to: 'Tivoli', prices: [{ vehicle: 'coachHire', passengers: 50, lowCents: 50_000, highCents }] } as const,
    ];
    const show = (highCents: number) =>
      renderPage(() => <LocationPage text={{ ...rome, tripPrices: { low: '2027-04-21', high: '2027-05-05', trips: trip(highCents) } }} />);
    expect(show(52_500)).toContain('<small>(€ 525)</small>');
    expect(show(52_500)).toContain('tripPrices.note');
    expect(show(52_500)).toContain('tripPrices.each');
    expect(show(50_000)).not.toContain('<small>(');
    expect(show(50_000)).toContain('tripPrices.even');
  });

  it('is below the page of its region', () => {
    expect(renderPage(showRome)).toContain('href="/locations/country-italy"');
  });

  it('shows known stops and zones, with their sources', () => {
    const notes = [{ text: '<p>There is a zone.</p>', sources: ['town.example'], checkedAt: '2026-11-22' }];
    const html = renderPage(() => <LocationPage text={{ ...rome, notes }} />);
    expect(html).toContain('<p>There is a zone.</p>');
    expect(html).toContain('cityNotes.source');
    expect(renderPage(showRome)).not.toContain('cityNotes');
  });

  it('shows destinations and distances, and answers local questions', () => {
    const destinations = [{ name: 'Tivoli', kilometres: 31, minutes: 40, within: 90 }];
    const questions = [{ question: 'How long to Tivoli?', answer: 'About 40 minutes.' }];
    const html = renderPage(() => <LocationPage text={{ ...rome, destinations, questions }} />);
    expect(html).toContain('destinations.heading');
    expect(html).toContain('Tivoli');
    expect(html).toContain('About 40 minutes.');
    expect(renderPage(showRome)).not.toContain('destinations');
  });

  it('tells search engines when not to index it', () => {
    expect(renderPage(showRome)).not.toContain('noindex');
    expect(renderPage(() => <LocationPage text={{ ...rome, isIndexable: false }} />)).toContain('content="noindex"');
  });

  it('is below the list of cities', () => {
    const html = renderPage(showRome);
    expect(html).toContain('href="/locations"');
    expect(html).toContain('rel="canonical" href="https://eu.example/locations/rome"');
  });

  it('leads to those around it, and elsewhere to the popular ones', () => {
    expect(renderPage(() => <NearestLocations places={[{ languageSlug: 'tivoli', title: 'Tivoli' }]} hubs={[]} />)).toContain(
      'href="/locations/tivoli"',
    );
    expect(renderPage(() => <NearestLocations places={[]} hubs={[]} />)).toBe('');
    expect(renderPage(() => <PopularLocations />)).toContain('href="/locations/rome"');
  });
});

describe('an occasion', () => {
  it('shows the one drawing of its head, and besides photographs alone', () => {
    expect(renderPage(showTours).match(/<img /g)).toHaveLength(1);
  });

  it('shows the price of such a trip, and opens the request form with it', () => {
    expect(renderPage(showTours)).toContain('€ 1,500');
    expect(renderPage(showTours)).toContain('href="/request-quote?type=return&amp;from=Rome&amp;to=Assisi"');
  });
});

describe('the thanks for a request', () => {
  const answer = { answerKind: null, confirmBy: null, namesZone: false };
  const request: SentRequest = {
    quoteId: 'k3y',
    reference: 'NL-27-104233',
    email: 'kim@example.com',
    isPriced: true,
    mail: 'sent',
    answer,
  };

  it('shows nothing personal without a request', () => {
    const html = renderPage(() => <RequestSuccessPage text={text} request={null} />);
    expect(html).toContain('A description');
    expect(html).not.toContain('/quote/');
  });

  it('shows the reference and leads to the quote', () => {
    const html = renderPage(() => <RequestSuccessPage text={text} request={request} />);
    expect(html).toContain('NL-27-104233');
    expect(html).toContain('href="/quote/k3y"');
  });

  it.each([
    ['sent', 'requestSuccess.sentTo'],
    ['later', 'requestSuccess.later'],
    ['not', 'requestSuccess.notMailed'],
  ] as const)('says of a mail that is %s: %s', (mail, said) => {
    expect(renderPage(() => <RequestSuccessPage text={text} request={{ ...request, mail }} />)).toContain(`>${said}<`);
  });

  it.each([
    ['price', '2026-11-23T09:30:00.000Z', 'requestSuccess.byPerson.work', 'answer.price'],
    ['vehicle', '2026-11-23T09:30:00.000Z', 'requestSuccess.byPerson.onRequest.work', 'answer.vehicle'],
    ['vehicle', null, 'requestSuccess.byPerson.onRequest.work', 'answer.call'],
  ] as const)('says by when a person answers: %s, %s', (answerKind, confirmBy, work, said) => {
    const asked = { ...request, isPriced: false, answer: { answerKind, confirmBy, namesZone: false } };
    const nextText = { ...text, sections: [{ key: 'next', title: 'Next', description: '', items: [] }] };
    const html = renderPage(() => <RequestSuccessPage text={nextText} request={asked} />);
    expect(html).toContain(work);
    expect(html).toContain(said);
  });

  it('promises no price where a person must work it out', () => {
    const html = renderPage(() => <RequestSuccessPage text={text} request={{ ...request, isPriced: false }} />);
    expect(html).toContain('requestSuccess.byPerson.sentTo');
    expect(html).toContain('requestSuccess.byPerson.toRequest');
    expect(html).not.toMatch(/requestSuccess\.(sentTo|toQuote)/);
  });

  it('is not indexed once it is for one visitor', () => {
    expect(renderPage(() => <RequestSuccessPage text={text} request={request} />)).toContain('noindex, nofollow');
  });
});
