import { describe, expect, it } from 'vitest';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { explainReason, type Reason } from '#output/texts/explain/reason-words.ts';
import { createTravelWords } from '#output/texts/travel/travel-words.ts';
import { TextsContext } from '../i18n/site-texts.ts';
import { getServerTexts } from '../i18n/testing/server-texts.ts';
import { renderPage } from '../ui/testing/render-page.tsx';
import { DriverPlan } from './driver-plan.tsx';
import { EmissionsList } from './emissions-list.tsx';
import { PaymentList } from './payment-list.tsx';

function render(content: () => React.ReactNode, language: SiteLanguage = 'en'): string {
  return renderPage(() => <TextsContext value={getServerTexts(language)}>{content()}</TextsContext>, { language });
}

function explain(key: string, values: Readonly<Record<string, string>>, language: SiteLanguage = 'en'): string {
  const reason: Reason = { key, values: Object.entries(values).map(([name, value]) => ({ name, value })) };
  const texts = getServerTexts(language);
  const words = createTravelWords(texts.getTranslate('travel'), language);
  return explainReason({ reason, named: texts.getTranslate('form'), words, countryName: (code) => `<${code}>` });
}

describe('a reason in words', () => {
  it.each([
    ['vehicle-size', { seats: '50', days: '1' }, 'A vehicle with 50 seats, for one day'],
    ['vehicle-size', { seats: '50', days: '3' }, 'A vehicle with 50 seats, for 3 days'],
    ['with-group', { localKilometres: '0' }, 'From your first stop to your last'],
    ['with-group', { localKilometres: '40' }, 'From your first stop to your last, 40 km of it around your stops'],
    [
      'goes-home',
      { depot: 'Gent', visits: '1', savedCents: '12345' },
      /once the coach goes home instead of waiting, which saves €\s123\.45 net/,
    ],
    ['goes-home', { depot: 'Gent', visits: '2' }, 'From our depot in Ghent; 2 times the coach goes home instead of waiting'],
    ['depot-to-depot', { from: '2027-03-12 06:15', until: '2027-03-12 18:00' }, /at 06:15 until its return at 18:00/],
    [
      'depot-to-depot',
      { from: '2027-03-12 07:15', until: '2027-03-13 00:30' },
      /until its return on Sat, 13 Mar 2027, 00:30, waiting included/,
    ],
    [
      'depot-to-depot',
      { from: '2027-03-12 06:15', until: '2027-03-14 18:00' },
      /on Fri, 12 Mar 2027, 06:15 to returning on Sun, 14 Mar 2027, 18:00/,
    ],
    [
      'season',
      { country: 'FR', firstDate: '2027-05-01', lastDate: '2027-05-03' },
      /<FR>.*from Saturday,? 1 May 2027 to Monday,? 3 May 2027/,
    ],
    [
      'driving-rules',
      { limit: 'shift', minutes: '140', article: '561/2006 art. 8(2)' },
      /“Working day, depot to depot”, by 2 h 20 min \(561\/2006 art\. 8\(2\)\)/,
    ],
    ['driving-rules', {}, 'The driving-time rules do not let one driver drive or work this long'],
    ['crossing-charge', { crossing: 'mont-blanc-tunnel', times: '2' }, 'Tunnel du Mont-Blanc, 2 passages'],
    ['crossing-charge', { crossing: 'new-tunnel', times: '1' }, 'New tunnel, one passage'],
    ['night', { fromHour: '22', untilHour: '6', percent: '20' }, 'Between 22:00 and 6:00 an hour costs 20% more'],
    ['unheard-of', {}, ''],
  ])('%s %j', (key, values, expected) => {
    const said = explain(key, values as Readonly<Record<string, string>>);
    if (typeof expected === 'string') expect(said).toBe(expected);
    else expect(said).toMatch(expected);
  });

  it('is in the language’s own wording', () => {
    expect(explain('from-depot', { depot: 'Köln' }, 'de')).toBe('Leerfahrt ab Betriebshof Köln zu Ihrem ersten Halt und am Ende zurück');
    expect(explain('from-depot', { depot: 'Gent' }, 'frBE')).toContain('Gand');
    expect(explain('from-depot', { depot: 'Liège' }, 'nlBE')).toContain('Luik');
    expect(explain('driver-room', { nights: '2', drivers: '1' }, 'frBE')).toContain('chauffeur');
    expect(explain('driver-room', { nights: '2', drivers: '1' }, 'fr')).toContain('chauffeur');
  });
});

const check = { article: '561/2006 art. 6(1)', drivers: 1, duty: 0, sense: 'at-most', limitMinutes: 540 };
const crew = {
  duties: [
    {
      start: '2027-03-28T00:30:00.000Z',
      drivers: 1,
      restKind: 'regular',
      restMinutes: 660,
      parts: [
        { kind: 'work', minutes: 15 },
        { kind: 'drive', minutes: 75 },
        { kind: 'break', minutes: 45 },
      ],
    },
  ],
  checks: [
    { ...check, rule: 'daily-driving', actualMinutes: 530, binds: true, isNational: false },
    { ...check, rule: 'break', limitMinutes: 270, actualMinutes: 75, binds: false, isNational: false },
  ],
};

describe('the plan of a day', () => {
  it('is also a table, in local time, on the night when the clock skips an hour', () => {
    const html = render(() => <DriverPlan crew={crew} timeZone="Europe/Amsterdam" />);
    expect([...html.matchAll(/<tr><td>(\d\d:\d\d)<\/td>/g)].map((match) => match[1])).toEqual(['01:30', '01:45', '04:00']);
    expect(html).toContain('01:30–04:45, 2 h 15 min');
    expect(html).toContain('Then 11 h off');
  });

  it('does not call a coach’s time at home between two hires a rest', () => {
    const handed = { ...crew, duties: crew.duties.map((duty) => ({ ...duty, restKind: 'handover', restMinutes: 45 })) };
    const html = render(() => <DriverPlan crew={handed} timeZone="Europe/Amsterdam" />);
    expect(html).toContain('The coach then stays at the depot for 45 minutes; another driver may take over there');
    expect(html).not.toContain('off</p>');
    expect(html).toContain('Required break');
    expect(html).not.toContain('style="');
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)?.length).toBe(html.match(/<svg/g)?.length);
  });

  it('lists each rule with its article, beside a form only the close ones', () => {
    const full = render(() => <DriverPlan crew={crew} timeZone="UTC" />);
    expect(full).toContain('8 h 50 min, at most 9 h');
    expect(full).toContain('For one driver: 561/2006 art. 6(1)');
    expect(full).toContain('Driving without a break');
    expect(render(() => <DriverPlan crew={crew} timeZone="UTC" compact />)).not.toContain('Driving without a break');
  });

  it('lists the rules of the coach’s country beside a form too, however far the plan is from them', () => {
    const work = { ...check, rule: 'daily-work', article: 'ArbZG § 3, § 21a', limitMinutes: 600, actualMinutes: 270 };
    const german = { ...crew, checks: [...crew.checks, { ...work, binds: false, isNational: true }] };
    for (const compact of [true, false]) {
      const html = render(() => <DriverPlan crew={german} timeZone="UTC" compact={compact} />);
      expect(html).toContain('What the country of the coach asks as well');
      expect(html).toContain('4 h 30 min, at most 10 h');
      expect(html).toContain('For one driver: ArbZG § 3, § 21a');
    }
    expect(render(() => <DriverPlan crew={crew} timeZone="UTC" />)).not.toContain('What the country of the coach asks as well');
  });

  it('is left out of a quote that has none', () => {
    expect(render(() => <DriverPlan crew={{ duties: [], checks: [] }} timeZone="UTC" />)).toBe('');
  });
});

describe('emissions and payments', () => {
  it('are shown with source and dates', () => {
    const html = render(() => (
      <>
        <EmissionsList
          modes={[
            { mode: 'coach', kilograms: 2.6 },
            { mode: 'plane', kilograms: 19.3 },
          ]}
        />
        <PaymentList paymentPlan={[{ part: 'deposit', dueOn: '2027-03-12', amountCents: 25_000 }]} />
      </>
    ));
    expect(html).toContain('2.6 kg');
    expect(html).toContain('Umweltbundesamt');
    expect(html).toMatch(/Deposit.*€\s250 by Friday.* 12 March 2027/s);
    expect(html).not.toContain('style="');
  });
});
