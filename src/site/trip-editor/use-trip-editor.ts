import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import type { ItineraryValues } from './itinerary-values.ts';
import { applyIntent, fieldAfter, isEndKept, parseIntent } from './stop-intents.ts';

type Start<Values> = { readonly initial: Values; readonly read: (form: FormData) => Values };

/** The form's present contents, for the list of stops and the price beside. The fields themselves are uncontrolled. */
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
    // A changed choice is in the form only after rendering, and its effects may come a moment later than the choice itself.
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
      // Adding a stop before the end keeps the others mounted. Mounting them all again blocks a slow phone for a third of a second.
      if (intent.kind !== 'add' || !isEndKept(typed)) setRound((before) => before + 1);
      setPresses((before) => before + 1);
    });
  };
  /**
   * Changes the form as a button asked: the stops are mounted again with the values and the kind of trip, and the field of that id takes
   * the focus.
   */
  const change = (make: (values: Values) => Values, focus: string | null = null) => {
    if (form.current === null) return;
    focusAfter.current = focus;
    setValues(make(read(new FormData(form.current))));
    setRound((before) => before + 1);
    setPresses((before) => before + 1);
  };
  return { form, values, round, readAgain, onSubmit, change };
}

/** Lets a slow phone first show the press or key. Two presses are two acts, each on the result of the one before. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

export type TripEditorState = Omit<ReturnType<typeof useTripEditor>, 'values' | 'change'> & {
  readonly values: Pick<ItineraryValues, 'stops' | 'type' | 'pickUps' | 'secondReturnTime' | 'secondReturnPassengers'>;
};
