import { useContext, useMemo } from 'react';
import { formatCents } from '#domain/money/format-money.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { tagOf } from '#domain/sites/language.ts';
import { DeskTextsContext } from '../desk-texts.ts';

/** Counts, percentages and whole euros in the page's language; a dash where there is no number. */
export function useDeskNumbers() {
  const { language } = useContext(DeskTextsContext);
  return useMemo(() => {
    const tag = tagOf(language);
    const orDash = (format: (value: number) => string) => (value: number | null) => (value === null ? '–' : format(value));
    return {
      number: orDash((value) => formatNumber(value, tag)),
      percent: orDash((value) => formatPercent(value, tag)),
      euros: orDash((cents) => formatCents(Math.round(cents / 100) * 100, tag)),
    };
  }, [language]);
}
