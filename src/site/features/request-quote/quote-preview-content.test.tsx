import { describe, expect, it } from 'vitest';
import { noTimes } from '../../explain/testing/no-times.ts';
import { TextsContext } from '../../i18n/site-texts.ts';
import { getServerTexts } from '../../i18n/testing/server-texts.ts';
import { renderPage } from '../../ui/testing/render-page.tsx';
import type { Preview } from './ask-price.ts';
import { PreviewFindings } from './late/preview-findings.tsx';
import { Understood } from './late/understood.tsx';
import { PreviewContent } from './quote-preview-content.tsx';

const quote: Preview['quotes'][number] = {
  ...{ key: 'cheapest', isChosen: true, vehicles: ['coachHire'], seats: 50, vehicleSeats: [50], vehicleCases: [40], waiting: 'with-group' },
  ...{ netCents: 150_000, vatCents: 13_500, totalCents: 163_500, vatLines: [], paymentPlan: [] },
  crew: { drivers: 2, overnights: 0, breaksMinutes: 0, drivingMinutes: 300, dutyMinutes: 930, duties: [], checks: [] },
  groups: [],
  lines: [
    {
      ...{ kind: 'overnight', vehicle: null, group: null, quantity: 1, unit: 'night', unitCents: null, amountCents: 0, included: false },
      reason: { key: 'room-supplied', values: [{ name: 'nights', value: '1' }] },
    },
  ],
};
const suggestion: Preview['suggestions'][number] = {
  ...{ kind: 'shorten-wait', gain: 'driver', stop: 1, stopName: 'Efteling', minutes: 20, driversBefore: 2, driversAfter: 1 },
  ...{
    savesCents: 37_300,
    totalCents: 126_200,
    ...{ makesLawful: false, type: 'day-trip', nights: [], places: [] },
    stops: [
      { date: '2027-03-12', time: '08:00' },
      { date: '2027-03-12', time: '17:10' },
    ],
  },
};
const exactly = { precision: 'point', reckonedFrom: 'itself', spreadKilometres: 0 };
const inTown = { precision: 'street-with-town', reckonedFrom: 'town', spreadKilometres: 5.2 };
const priced: Preview = {
  ...{
    quotes: [quote],
    personReasons: [],
    answerDate: null,
    answerTime: null,
    findings: [],
    tightStops: [],
    suggestions: [suggestion],
    validUntil: null,
    kilometers: 90,
    minutes: 95,
  },
  ...{ perPersonCents: 3_407, emissions: null, estimated: true, days: 1, timeZone: 'Europe/Amsterdam', routePicture: '<svg></svg>' },
  stops: [
    {
      ...{ sequence: 0, name: 'Utrecht', label: 'Utrecht', town: 'Utrecht', zip: '', country: 'Netherlands', accuracy: inTown },
      ...{ ...noTimes, date: '2027-05-14', time: '08:00' },
    },
    {
      ...{ sequence: 1, name: 'Efteling', label: 'Efteling', town: 'Kaatsheuvel', zip: '', country: 'Netherlands', accuracy: exactly },
      ...{ ...noTimes, date: null, time: null, arrivalDate: '2027-05-14', arrivalTime: '08:55', driveMinutes: 55 },
    },
  ],
  townLegs: [],
  legs: [{ kilometres: 90, minutes: 95, roads: [{ country: 'NL', number: 'A27' }] }],
  understood: [],
};
const atNight = priced.stops.map((stop, index) => ({ ...stop, isNextDay: index === 0 }));
const unpriced: Preview = { ...priced, quotes: [], suggestions: [], perPersonCents: null };
const finding = {
  reason: 'beyond-driving-rules',
  about: 'trip',
  rule: null,
  article: null,
  stop: null,
  minutes: null,
  date: null,
  time: null,
  hour: null,
};

/** The panel as the server renders it, also for visitors without a script. */
const render = (preview: Preview) =>
  renderPage(() => (
    <TextsContext value={getServerTexts('en')}>
      <PreviewContent preview={preview} onTake={() => undefined} />
    </TextsContext>
  ));

describe('the panel of a price', () => {
  it('shows a suggestion’s changes, benefits and savings, on its own button', () => {
    const html = render(priced);
    expect(html).toContain('Leave Efteling at 17:10, 20 minutes earlier: one driver is enough.');
    expect(html).toMatch(/− €\s373<.*€\s1,262 in all/);
    expect(html).toContain('aria-label="Make this change: Leave Efteling at 17:10, 20 minutes earlier"');
  });

  it('marks the price of an earlier form, and no other', () => {
    const old = renderPage(() => (
      <TextsContext value={getServerTexts('en')}>
        <PreviewContent preview={priced} isOld onTake={() => undefined} />
      </TextsContext>
    ));
    expect(old).toContain('data-old="true"');
    expect(render(priced)).not.toContain('data-old');
  });

  it('writes no "from" before a price, because it is the one of the quote', () => {
    const html = render({ ...priced, quotes: [quote, { ...quote, key: 'larger', isChosen: false, totalCents: 180_000 }] });
    expect(html).toMatch(/>€\s1,635</);
    expect(html).not.toMatch(/from <|>from/);
  });

  it('names the interpreted places, with their country, and the arrivals', () => {
    const html = render(priced);
    expect(html).toMatch(/08:00<\/time>.*Utrecht<\/strong>, Netherlands<.*55 minutes drive</s);
    expect(html).toMatch(/08:55<\/time>.*Efteling<\/strong>, Netherlands<.*arrives about 08:55</s);
    expect(render(unpriced)).toMatch(/Efteling<\/strong>, Netherlands/);
  });

  it('names the country of a place once, and omits the date of a one-day trip', () => {
    const back = { ...noTimes, date: null, time: null, arrivalDate: '2027-05-14', arrivalTime: '18:39', driveMinutes: 55, isBack: true };
    const stops = [...priced.stops, ...priced.stops.slice(0, 1).map((stop) => ({ ...stop, ...back, sequence: 2 }))];
    const html = render({ ...priced, stops });
    expect(html.split('Netherlands')).toHaveLength(3);
    expect(html).toMatch(/Utrecht<\/strong><span[^>]*>, back about/);
    expect(html).not.toContain('14 May 2027');
    const late = stops.map((stop) => (stop.sequence === 2 ? { ...stop, arrivalDate: '2027-05-15' } : stop));
    expect(render({ ...priced, stops: late })).toMatch(/Friday,? 14 May 2027.*Saturday,? 15 May 2027/s);
  });

  it('shows what a place is estimated from at its first occurrence, and not again', () => {
    const stops = [...priced.stops, ...priced.stops.slice(0, 1).map((stop) => ({ ...stop, sequence: 2 }))];
    expect(render({ ...priced, stops }).split('Distances are measured from the centre of Utrecht')).toHaveLength(2);
  });

  it('shows what an approximate place is estimated from, and the radius of its price', () => {
    expect(render(priced)).toContain('Distances are measured from the centre of Utrecht; we check your address before the trip.');
    expect(render(priced)).toContain('The price applies to addresses within 6 km');
  });

  it('shows that two addresses of one town are estimated by its size, each town once', () => {
    const leg = { town: 'Amsterdam', kilometres: 9.2, minutes: 23 };
    const html = render({ ...priced, townLegs: [leg, leg] });
    expect(html.split('Within Amsterdam we assume 9.2 km and 23 minutes between two addresses')).toHaveLength(2);
  });

  it('warns of a stop that cannot be left in time, with a remedy', () => {
    const tight = { stop: 1, name: 'Efteling', minutes: 35, date: '2027-03-12', time: '10:45', hour: null };
    const html = render({ ...priced, tightStops: [tight] });
    expect(html).toContain('Efteling: the coach gets there 35 minutes after the departure that you entered.');
    expect(html).toContain('Leave Efteling at Fri, 12 Mar 2027, 10:45 or later');
    expect(render(priced)).not.toContain('Some of your times are not possible');
  });

  it('shows which hour after midnight was taken as the next day', () => {
    expect(render({ ...priced, stops: atNight })).toContain('Understood as the next day');
    expect(render(priced)).not.toContain('Understood as the next day');
  });

  it('shows without a script, when only the price comes, the interpretation and its basis', () => {
    const tight = { stop: 1, name: 'Efteling', minutes: 35, date: '2027-03-12', time: '10:45', hour: null };
    const html = renderPage(() => (
      <TextsContext value={getServerTexts('en')}>
        <PreviewContent preview={{ ...priced, stops: atNight, tightStops: [tight] }} onTake={() => undefined} />
      </TextsContext>
    ));
    expect(html).toContain('Understood as the next day');
    expect(html).toContain('Leave Efteling at Fri, 12 Mar 2027, 10:45 or later');
    expect(html).toContain('Distances are measured from the centre of Utrecht');
  });

  it('shows what is not included, with the reason', () => {
    const html = render(priced);
    expect(html).toMatch(/Your group books the driver’s room for one night<\/span><\/dt><dd>Not included/);
    expect(html).toContain('The coach waits with you');
  });

  it('has no inline style, which the content policy would refuse', () => {
    expect(render(priced)).not.toContain('style="');
  });
});

const renderFindings = (preview: Preview) =>
  renderPage(() => (
    <TextsContext value={getServerTexts('en')}>
      <PreviewFindings preview={preview} />
    </TextsContext>
  ));

describe('the panel of a trip that a person prices', () => {
  it('names the stop and the time that would mend it', () => {
    const html = renderFindings({
      ...unpriced,
      findings: [{ ...finding, about: 'stop', stop: 1, minutes: 105, date: '2027-03-12', time: '10:45' }],
    });
    expect(html).toContain(
      'You cannot leave Efteling that early: the coach gets there at Fri, 12 Mar 2027, 10:45 at the earliest, 1 h 45 min later.',
    );
    expect(html).toContain('Choose Fri, 12 Mar 2027, 10:45 or later.');
  });

  it('names the rule that even two drivers would break', () => {
    const html = renderFindings({
      ...unpriced,
      findings: [{ ...finding, about: 'rule', rule: 'shift', minutes: 60, article: '561/2006 art. 8(5)' }],
    });
    expect(html).toContain('“Working day, depot to depot”, by 1 h (561/2006 art. 8(5))');
  });

  it('shows how late the breaks would make the coach', () => {
    const late = { ...finding, about: 'rule', rule: 'break', minutes: 42, article: '561/2006 art. 7' };
    expect(renderFindings({ ...unpriced, findings: [late] })).toContain('would make the coach 42 minutes late at a stop (561/2006 art. 7)');
  });

  it('explains why, and that what was typed stays', () => {
    const html = renderFindings({ ...unpriced, findings: [{ ...finding, reason: 'ferry' }] });
    expect(html).toContain('The route takes a ferry or a shuttle train');
    expect(html).toContain('everything you typed is kept');
  });
});

describe('the interpretation of a typed place', () => {
  const understoodAs = (preview: Preview, stop: number) =>
    renderPage(() => (
      <TextsContext value={getServerTexts('en')}>
        <Understood preview={preview} stop={stop} />
      </TextsContext>
    ));
  const utrecht = { stop: 0, label: 'Utrecht', country: 'Netherlands', choices: [{ key: 'gn:1', label: 'Utrecht, South Africa' }] };
  const efteling = { stop: 1, label: 'Efteling, Kaatsheuvel', country: 'Netherlands', choices: [] };
  const typed: Preview = { ...priced, understood: [utrecht, efteling] };

  it('is named with its country and its basis, with the other places of that name', () => {
    const html = understoodAs(typed, 0);
    expect(html).toContain('We understood: <strong>Utrecht</strong>, Netherlands');
    expect(html).toContain('from the centre of Utrecht');
    expect(html).not.toContain('data-exact');
    expect(html).toContain('value="choose-place.stops.0.place?key=gn%3A1&amp;label=Utrecht%2C+South+Africa"');
    expect(html).toContain('Utrecht, South Africa');
  });

  it('is marked as found exactly where the point is known, and offers nothing where there is no other', () => {
    const html = understoodAs(typed, 1);
    expect(html).toContain('data-exact="true"');
    expect(html).not.toContain('<button');
  });

  it('is not shown for a place chosen from a list', () => {
    expect(understoodAs({ ...typed, understood: [efteling] }, 0)).toBe('');
  });
});
