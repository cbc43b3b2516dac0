import { useMemo } from 'react';
import { formatPercent } from '#domain/money/format-percent.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useDesk } from '../desk-texts.ts';
import { formatDuration } from '../planning/format-duration.ts';

/** Figures of plans as people read them. */
export function usePlanFigures() {
  const { language } = useDesk();
  return useMemo(
    () => ({
      percent: (share: number) => formatPercent(share * 100, tagOf(language)),
      hours: (hours: number) => formatDuration(hours * 60),
    }),
    [language],
  );
}
