type Part = { readonly kind: string; readonly minutes: number };
export type HourKind = 'drive' | 'rest' | 'work';

const driving: readonly string[] = ['drive', 'empty-drive'];
const working: readonly string[] = ['work'];

/**
 * A duty's parts as bars of a hundred, neighbours of one kind joined, and the minutes of each kind. Everything that is neither driving nor
 * work is rest.
 */
export function shareHours(parts: readonly Part[]) {
  const kindOf = ({ kind }: Part): HourKind => (driving.includes(kind) ? 'drive' : working.includes(kind) ? 'work' : 'rest');
  const whole = parts.reduce((sum, { minutes }) => sum + minutes, 0) || 1;
  const bars: { readonly kind: HourKind; readonly from: number; width: number }[] = [];
  let at = 0;
  for (const part of parts) {
    const kind = kindOf(part);
    const width = (part.minutes / whole) * 100;
    const last = bars.at(-1);
    if (last?.kind === kind) last.width += width;
    else bars.push({ kind, from: at, width });
    at += width;
  }
  const sumOf = (kind: HourKind) => parts.filter((part) => kindOf(part) === kind).reduce((sum, { minutes }) => sum + minutes, 0);
  return { bars, driveMinutes: sumOf('drive'), restMinutes: sumOf('rest'), workMinutes: sumOf('work') };
}
