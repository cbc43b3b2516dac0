import { Suspense } from 'react';
import { scriptAfter } from '../../../ui/script-after.ts';
import type { TripInstrumentProps } from './late/trip-instrument.tsx';

const load = async () => (await import('./late/trip-instrument.tsx')).TripInstrument;
const Late = import.meta.env.SSR ? await load() : scriptAfter(load);

/** Map, stops and hours of a quote. They are read-only, so their script loads after the page's. */
export function TripInstrument(props: TripInstrumentProps) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
