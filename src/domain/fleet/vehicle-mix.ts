/** Something to hire: its cost, how many people it carries, and how many of them in wheelchairs. Capacity and cost are positive. */
export type CoverOffer = { readonly capacity: number; readonly wheelchairs: number; readonly costCents: number };

/** The offers that together carry a group, by index, repeated as often as they are hired. */
export type Cover = { readonly offers: readonly number[]; readonly costCents: number; readonly capacity: number };

export type VehicleMix = {
  /** The best cover for so many people and the table's wheelchairs, or null. */
  findCover(people: number): Cover | null;
};

type Board = {
  readonly offers: readonly CoverOffer[];
  /** Cells per row: one for each number of wheelchairs. */
  readonly width: number;
  readonly cost: Float64Array;
  readonly vehicles: Int32Array;
  readonly capacity: Int32Array;
  /** The offer hired last; -1 for none. */
  readonly last: Int32Array;
};

/**
 * Covers ever larger groups, each from the best covers of smaller ones: the cell of n people and w wheelchairs is the cheapest way to carry
 * them; at equal prices the one with fewer vehicles, then the one with more room. Exact, because an optimal cover contains optimal covers.
 * Cells are numbers in typed arrays: half a million of them are visited in a few milliseconds.
 */
export function createVehicleMix(
  offers: readonly CoverOffer[],
  { wheelchairs, most }: { readonly wheelchairs: number; readonly most: number },
): VehicleMix {
  const board = createBoard(offers, { width: wheelchairs + 1, rows: most + 1 });
  let filled = -1;
  return {
    findCover: (people) => {
      if (people > most) return null;
      for (; filled < people; filled += 1) fillRow(board, filled + 1);
      return readCover(board, { people, wheelchairs });
    },
  };
}

function createBoard(offers: readonly CoverOffer[], { width, rows }: { readonly width: number; readonly rows: number }): Board {
  const size = width * rows;
  const cost = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  cost[0] = 0;
  return { offers, width, cost, vehicles: new Int32Array(size), capacity: new Int32Array(size), last: new Int32Array(size).fill(-1) };
}

function fillRow(board: Board, people: number): void {
  for (let seated = 0; seated < board.width; seated += 1) {
    for (const [index, { capacity, wheelchairs }] of board.offers.entries()) {
      // Seating nobody would lead back to the same cell.
      if (wheelchairs > seated || (people === 0 && wheelchairs === 0)) continue;
      const before = Math.max(0, people - capacity) * board.width + seated - wheelchairs;
      hireIfBetter(board, { cell: people * board.width + seated, before, index });
    }
  }
}

type Step = { readonly cell: number; readonly before: number; readonly index: number };

function hireIfBetter(cells: Board, { cell, before, index }: Step): void {
  const offer = cells.offers[index];
  if (!offer) return;
  const cost = at(cells.cost, before) + offer.costCents;
  // Two impossible ways are equal, and no better than none.
  const worse = cost - at(cells.cost, cell);
  if (Number.isNaN(worse) || worse > 0) return;
  const [vehicles, capacity] = [at(cells.vehicles, before) + 1, at(cells.capacity, before) + offer.capacity];
  const more = vehicles - at(cells.vehicles, cell);
  if (worse === 0 && (more > 0 || (more === 0 && capacity <= at(cells.capacity, cell)))) return;
  cells.cost[cell] = cost;
  cells.vehicles[cell] = vehicles;
  cells.capacity[cell] = capacity;
  cells.last[cell] = index;
}

type Need = { readonly people: number; readonly wheelchairs: number };

function readCover({ offers, width, cost, capacity, last }: Board, { people, wheelchairs }: Need): Cover | null {
  const end = people * width + wheelchairs;
  if (cost[end] === Number.POSITIVE_INFINITY) return null;
  const hired: number[] = [];
  let [left, seated] = [people, wheelchairs];
  for (;;) {
    const index = at(last, left * width + seated);
    const offer = offers[index];
    if (!offer) return { offers: hired, costCents: at(cost, end), capacity: at(capacity, end) };
    hired.push(index);
    [left, seated] = [Math.max(0, left - offer.capacity), seated - offer.wheelchairs];
  }
}

function at(numbers: Float64Array | Int32Array, index: number): number {
  return numbers[index] ?? 0;
}
