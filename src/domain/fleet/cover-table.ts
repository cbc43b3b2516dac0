/** Something to hire: so much, for so many people, of whom so many in wheelchairs. Capacity and cost are positive. */
export type CoverOffer = { readonly capacity: number; readonly wheelchairs: number; readonly costCents: number };

/** The offers that carry a group together, by their indexes, one as often as it is hired. */
export type Cover = { readonly offers: readonly number[]; readonly costCents: number; readonly capacity: number };

export type CoverTable = {
  /** The best cover of so many people and the table's wheelchairs; null where there is none. */
  findCover(people: number): Cover | null;
};

type Cells = {
  readonly cost: Float64Array;
  readonly vehicles: Int32Array;
  readonly capacity: Int32Array;
  /** The offer hired last, -1 for none. */
  readonly last: Int32Array;
};

/**
 * Covers ever larger groups, each from the best covers of smaller ones: the cell of n people and w wheelchairs is the cheapest way to carry
 * them, of equal prices the one with fewer vehicles, then the one with more room. Exact, for what is best of a group stays best
 * whatever is hired beside it. Cells are numbers in typed arrays, for half a million of them are looked at in a few milliseconds.
 */
export function createCoverTable(offers: readonly CoverOffer[], { wheelchairs, most }: { wheelchairs: number; most: number }): CoverTable {
  const width = wheelchairs + 1;
  const size = width * (most + 1);
  const cells: Cells = {
    cost: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
    vehicles: new Int32Array(size),
    capacity: new Int32Array(size),
    last: new Int32Array(size).fill(-1),
  };
  cells.cost[0] = 0;
  const capacityOf = Int32Array.from(offers, ({ capacity }) => capacity);
  const wheelchairsOf = Int32Array.from(offers, (offer) => offer.wheelchairs);
  const costOf = Float64Array.from(offers, ({ costCents }) => costCents);
  let filled = -1;
  return { findCover };

  function findCover(people: number): Cover | null {
    if (people > most) return null;
    for (; filled < people; filled += 1) {
      for (let seated = 0; seated < width; seated += 1) fillCell(filled + 1, seated);
    }
    return readCover(people);
  }

  function fillCell(people: number, seated: number): void {
    for (let index = 0; index < offers.length; index += 1) {
      const wheels = at(wheelchairsOf, index);
      // Seating nobody would lead back to the same cell.
      if (wheels > seated || (people === 0 && wheels === 0)) continue;
      const before = Math.max(0, people - at(capacityOf, index)) * width + seated - wheels;
      hireIfBetter({ cell: people * width + seated, before, index });
    }
  }

  function hireIfBetter({ cell, before, index }: { readonly cell: number; readonly before: number; readonly index: number }): void {
    const cost = at(cells.cost, before) + at(costOf, index);
    // Two ways that lead nowhere are alike, and no better than none.
    const worse = cost - at(cells.cost, cell);
    if (Number.isNaN(worse) || worse > 0) return;
    const [vehicles, capacity] = [at(cells.vehicles, before) + 1, at(cells.capacity, before) + at(capacityOf, index)];
    const more = vehicles - at(cells.vehicles, cell);
    if (worse === 0 && (more > 0 || (more === 0 && capacity <= at(cells.capacity, cell)))) return;
    cells.cost[cell] = cost;
    cells.vehicles[cell] = vehicles;
    cells.capacity[cell] = capacity;
    cells.last[cell] = index;
  }

  function readCover(people: number): Cover | null {
    const end = people * width + wheelchairs;
    const costCents = cells.cost[end] ?? Number.POSITIVE_INFINITY;
    if (costCents === Number.POSITIVE_INFINITY) return null;
    const hired: number[] = [];
    for (let [left, seated] = [people, wheelchairs]; ; ) {
      const index = cells.last[left * width + seated] ?? -1;
      const offer = offers[index];
      if (!offer) return { offers: hired, costCents, capacity: cells.capacity[end] ?? 0 };
      hired.push(index);
      [left, seated] = [Math.max(0, left - offer.capacity), seated - offer.wheelchairs];
    }
  }
}

function at(numbers: Float64Array | Int32Array, index: number): number {
  return numbers[index] ?? 0;
}
