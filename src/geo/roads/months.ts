/** Months of a year as a number: January is bit 0. */
export type Months = number;

export const noMonths: Months = 0;
const allMonths: Months = 0xfff;

/** Months by their numbers, "11 12 1"; none for an empty cell. */
export function parseMonths(cell: string): Months {
  return cell
    .split(' ')
    .filter((month) => month !== '')
    .reduce((months, month) => months | getMonth(Number(month)), noMonths);
}

/** The months that a journey touches, from one date (`YYYY-MM-DD`) to another. Every month if the dates are unknown. */
export function listMonths(days: { readonly from: string; readonly until: string } | undefined): Months {
  if (days === undefined) return allMonths;
  const [first, last] = [countMonths(days.from), countMonths(days.until)];
  if (!(last >= first) || last - first >= 11) return allMonths;
  let months = noMonths;
  for (let month = first; month <= last; month++) months |= getMonth((month % 12) + 1);
  return months;
}

function getMonth(month: number): Months {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError(`not a month: ${month}`);
  return 1 << (month - 1);
}

/** Months since the year 0; NaN for an invalid date. */
function countMonths(date: string): number {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-/.exec(date) ?? [];
  return Number(year) * 12 + Number(month) - 1;
}
