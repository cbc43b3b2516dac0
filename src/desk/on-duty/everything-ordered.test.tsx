import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { everyWish, orderEverything, typedTexts } from '#domain/trip/testing/everything-ordered.ts';
import type { PlannedDuty } from '#operations/duties/rules/duties.ts';
import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import { createSheet } from '#operations/on-duty/rules/duty-sheet.ts';
import { createOfferedJob } from '#operations/partners/rules/offered-job.ts';
import { readTexts } from '#output/texts/read-texts.ts';
import { OfferedPart } from '../partners/offered-part.tsx';
import { PartnerWordsContext } from '../partners/use-partner-words.ts';
import { DutyFacts } from './duty-facts.tsx';
import { NextStopCard } from './next-stop-card.tsx';
import { DriverTextsContext } from './use-driver-words.ts';

const run: PlannedDuty = {
  ...{ vehicleIndex: 0, shiftIndex: 0, startsAt: '2027-03-01T00:00:00.000Z', endsAt: '2027-03-31T00:00:00.000Z' },
  ...{ vehicleUntil: '2027-03-31T00:00:00.000Z', crewSize: 1, class: 'coachHire', seats: 47, wheelchairs: 3, parts: [], isPlanned: true },
};
const trip = orderEverything();
const sheet = createSheet(trip, run, { lines: [], own: 0, vehicleId: null });
const duty: DriverDuty = {
  ...{ dutyId: 'a', version: 1, isSeen: true, sheet, reports: [], takenBack: [], lastArrivalAt: null },
  ...{ journeyDocuments: [], certificates: [] },
};
const seats = ['4 baby seats (up to 1 year)', '5 child seats (1 to 4 years)', '6 boosters (4 to 12 years)'];

it('a driver reads everything that was ordered', () => {
  const page = renderToStaticMarkup(
    <DriverTextsContext value={{ language: 'en', texts: readTexts('en', 'on-duty') }}>
      <DutyFacts duty={duty} />
      {sheet.stops.map((stop) => (
        <NextStopCard key={stop.index} duty={duty} stop={stop} now={0} />
      ))}
    </DriverTextsContext>,
  );
  const room = ['Driver’s room', 'booked by the group'];
  const words = [...seats, ...room, '77 km of driving about here', 'School trip', everyWish.flightNumber, 'Sports gear or skis'];
  for (const word of [...words, ...typedTexts]) expect(page).toContain(word);
});

it('a partner reads before accepting all that costs something, and nothing that was typed', () => {
  const page = renderToStaticMarkup(
    <PartnerWordsContext value={{ language: 'en', texts: readTexts('en', 'partner') }}>
      <OfferedPart offered={createOfferedJob(trip, [run])}>{null}</OfferedPart>
    </PartnerWordsContext>,
  );
  for (const word of [...seats, 'booked by the group', '77 km of driving about here', 'trailer']) expect(page).toContain(word);
  for (const word of typedTexts) expect(page).not.toContain(word);
});
