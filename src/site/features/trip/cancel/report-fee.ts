import { formatAmount } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { PageRequest } from '../../../request-context.ts';
import type { Travel } from '../shared/state/travel.ts';

type Request = Pick<PageRequest, 'language' | 'reportError'>;

/** Logs a fee that is not a number. The page shows `€ -` instead (docs/specification.md#errors). */
export function reportFee({ language, reportError }: Request, { cancelation }: Pick<Travel, 'cancelation'>): void {
  if (cancelation === null) return;
  formatAmount(cancelation.fee, tagOf(language), (fee) => reportError(new TypeError(`Unable to read the amount ${String(fee)}`)));
}
