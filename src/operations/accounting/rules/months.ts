/** Whether a text is a month, `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/**
 * The next month that can be closed after the last closed one; null if it is not over yet. Without a closed month, the last month that is
 * over.
 */
export function nextMonthToClose(last: string | null, today: string): string | null {
  const before = addMonth(today.slice(0, 7), -1);
  if (last === null) return before;
  const next = addMonth(last, 1);
  return next <= before ? next : null;
}

function addMonth(month: string, count: number): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + count, 1)).toISOString().slice(0, 7);
}
