import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NameSheet, placeLabels, placeTowns, type StopLabel } from './stop-labels.ts';

const sheet: NameSheet = { size: 30, markScale: 1.6, shownHeight: 328 };
const [top, bottom] = [(480 - 328) / 2, (480 + 328) / 2];

/** A name's approximate area, with letters half as wide as they are high. */
function boxOf({ at: [x, y], anchor, text }: StopLabel) {
  const width = text.length * sheet.size * 0.5;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - sheet.size * 0.75, bottom: y + sheet.size * 0.2 };
}

function expectWithin(labels: readonly StopLabel[]) {
  for (const box of labels.map(boxOf)) {
    expect(Math.min(box.left, 640 - box.right, box.top - top, bottom - box.bottom)).toBeGreaterThanOrEqual(0);
  }
}

const stop = fc.record({
  at: fc.tuple(fc.integer({ min: 96, max: 544 }), fc.integer({ min: 100, max: 380 })),
  numbers: fc.constant([1]),
  label: fc.string({ minLength: 1, maxLength: 28 }),
});
const everywhere = Array.from({ length: 64 * 48 }, (_, at) => [(at % 64) * 10, Math.floor(at / 64) * 10] as const);

describe('names on the map of a route', () => {
  it('includes the start and the destination, even if the route leaves no room, completely within the visible part', () => {
    fc.assert(
      fc.property(fc.array(stop, { minLength: 2, maxLength: 8 }), (marks) => {
        const { labels } = placeLabels(marks, { routePoints: everywhere, sheet });
        for (const mark of [marks[0], marks.at(-1)]) expect(labels.map(({ text }) => text)).toContain(mark?.label);
        expectWithin(labels);
      }),
    );
  });

  it('leaves out a town whose name or dot the frame would cut', () => {
    const towns = [
      { name: 'Breda', at: [320, 81] },
      { name: 'Falkensee', at: [320, 415] },
      { name: 'Middelburg', at: [6, 240] },
      { name: 'Tilburg', at: [200, 401] },
      { name: 'Utrecht', at: [320, 240] },
    ] as const;
    const { labels } = placeTowns(towns, { taken: [], routePoints: [], sheet, most: 9 });
    expect(labels.map(({ text }) => text)).toEqual(['Utrecht']);
    expectWithin(labels);
  });

  it('writes the name of a town by the road beside it where the road takes the room above, and never over another', () => {
    const road = Array.from({ length: 60 }, (_, at) => [320, at * 8] as const);
    const town = fc.record({
      at: fc.tuple(fc.integer({ min: 20, max: 620 }), fc.integer({ min: 80, max: 400 })),
      name: fc.string({ minLength: 3, maxLength: 14 }),
    });
    const room = { taken: [], routePoints: road, sheet, most: 20 };
    expect(placeTowns([{ name: 'Lille', at: [322, 240] }], room).labels).toMatchObject([{ anchor: 'start', dot: [322, 240] }]);
    fc.assert(
      fc.property(fc.array(town, { maxLength: 30 }), (towns) => {
        const boxes = placeTowns(towns, room).labels.map(boxOf);
        const isOver = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
          one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
        expect(boxes.some((one, at) => boxes.slice(at + 1).some((other) => isOver(one, other)))).toBe(false);
      }),
    );
  });
});
