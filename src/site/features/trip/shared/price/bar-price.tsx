import { useTravelWords } from '../../../../explain/use-travel-words.ts';
import { Price } from '../../../../ui/price.tsx';
import type { Choice } from '../state/travel.ts';
import { useIsExVat } from './vat-switch.tsx';

/** The price in the bar at a phone's lower edge: with VAT, or without for who asked for that. */
export function BarPrice({ choice }: { readonly choice: Choice }) {
  const words = useTravelWords();
  const isExVat = useIsExVat();
  return (
    <>
      <Price cents={isExVat ? choice.netCents : choice.totalCents} size="l" />
      <span>{words.t(isExVat ? 'price.net' : 'price.total')}</span>
    </>
  );
}
