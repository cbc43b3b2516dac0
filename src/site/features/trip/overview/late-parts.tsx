import { Suspense } from 'react';
import { scriptAfter } from '../../../ui/script-after.ts';
import type { AgainFormProps } from '../shared/again-form.tsx';
import type { ReservationNoteProps } from './late/reservation-note.tsx';
import type { TripInstrumentProps } from './late/trip-instrument.tsx';

const loadInstrument = async () => (await import('./late/trip-instrument.tsx')).TripInstrument;
const LateInstrument = import.meta.env.SSR ? await loadInstrument() : scriptAfter(loadInstrument);

/** Map, stops and hours of a quote. They are read-only, so their script loads after the page's. */
export function TripInstrument(props: TripInstrumentProps) {
  return (
    <Suspense>
      <LateInstrument {...props} />
    </Suspense>
  );
}

const loadNote = async () => (await import('./late/reservation-note.tsx')).ReservationNote;
const LateNote = import.meta.env.SSR ? await loadNote() : scriptAfter(loadNote);

/** Whether the vehicles are set aside, with a link. Read-only too. */
export function ReservationNote(props: ReservationNoteProps) {
  return (
    <Suspense>
      <LateNote {...props} />
    </Suspense>
  );
}

const loadAgain = async () => (await import('../shared/again-form.tsx')).AgainForm;
const LateAgainForm = import.meta.env.SSR ? await loadAgain() : scriptAfter(loadAgain);

/** For a quote that has expired; the browser sends the form before its script has loaded, too. */
export function AgainForm(props: AgainFormProps) {
  return (
    <Suspense>
      <LateAgainForm {...props} />
    </Suspense>
  );
}
