import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import type { ItineraryValues } from './itinerary-values.ts';
import { applyIntent, fieldAfter, isEndKept, parseIntent } from './stop-intents.ts';

type Start<Values> = { readonly initial: Values; readonly read: (form: FormData) => Values };

/** The form's contents as they stand, for the list of stops and the price beside; the fields themselves belong to the browser. */
export function useTripEditor<Values extends Pick<ItineraryValues, 'stops' | 'pickUps'>>({ initial, read }: Start<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [round, setRound] = useState(0);
  const [presses, setPresses] = useState(0);
  const focusAfter = useRef<string | null>(null);

  useEffect(() => {
    if (focusAfter.current !== null) document.getElementById(focusAfter.current)?.focus();
    focusAfter.current = presses === 0 ? null : focusAfter.current;
  }, [presses]);

  const readAgain = () => {
    // What a choice changed stands in the form only after it has been drawn; what follows from it may come a moment later than the choice itself.
    afterPaint(() => {
      if (form.current === null) return;
      const typed = read(new FormData(form.current));
      startTransition(() => setValues(typed));
    });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const intent = parseIntent(submitter instanceof HTMLButtonElement ? submitter.value : 'send');
    if (intent.kind === 'send' || intent.kind === 'preview') return;
    event.preventDefault();
    const pressed = event.currentTarget;
    afterPaint(() => {
      const typed = read(new FormData(pressed));
      const changed = applyIntent(typed, intent);
      focusAfter.current = fieldAfter(intent, changed);
      setValues(changed);
      // A stop before the end leaves the others as they stand: to mount them all anew keeps a slow phone from drawing for a third of a second.
      if (intent.kind !== 'add' || !isEndKept(typed)) setRound((before) => before + 1);
      setPresses((before) => before + 1);
    });
  };
  /** Changes what is typed, as a button of ours asked for: the stops are mounted anew with it and the kind of trip, and the field of that id has the focus. */
  const change = (make: (values: Values) => Values, focus: string | null = null) => {
    if (form.current === null) return;
    focusAfter.current = focus;
    setValues(make(read(new FormData(form.current))));
    setRound((before) => before + 1);
    setPresses((before) => before + 1);
  };
  return { form, values, round, readAgain, onSubmit, change };
}

/** Lets a slow phone show first what was pressed or typed; two presses are two acts, each on what the one before left. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

export type TripEditorState = Omit<ReturnType<typeof useTripEditor>, 'values' | 'change'> & {
  readonly values: Pick<ItineraryValues, 'stops' | 'type' | 'pickUps' | 'secondReturnTime' | 'secondReturnPassengers'>;
};
