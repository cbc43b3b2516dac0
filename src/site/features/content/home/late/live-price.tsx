import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react';
import { browserApi } from '../../../../api/browser-client.ts';
import { domainOf, languageOf } from '../../../../api/enums.ts';
import { HomePriceDocument, type HomePriceQueryVariables } from '../../../../api/generated/operations.ts';
import { useSiteFrame } from '../../../../site-context.ts';
import { createFormValues } from '../../../../trip-editor/form-values.ts';
import { isReadyForPreview } from '../../../../trip-editor/preview-ready.ts';
import { toItineraryInput } from '../../../../trip-editor/to-itinerary-input.ts';
import { type BoardPrice, type BoardState, type Shown, toBoardPrice } from '../board-answer.ts';

type LivePriceProps = { readonly form: RefObject<HTMLFormElement | null>; readonly onShown: Dispatch<SetStateAction<Shown>> };

/** Milliseconds without a key before the price is requested. */
const pause = 350;

/** Requests the price of the form's contents whenever they change, and shows it on the board. */
export function LivePrice({ form, onShown }: LivePriceProps) {
  const { site, language } = useSiteFrame();
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const leaving = new AbortController();
    let [timer, asking, asked] = [0, new AbortController(), questionOf(element, true)];
    // The previous price stays beside the status.
    const show = (state: BoardState, price: BoardPrice | null = null) => onShown((before) => ({ state, price: price ?? before.price }));
    const ask = async () => {
      asking = new AbortController();
      const { signal } = asking;
      const { state, price } = await findPrice(element, { domain: domainOf(site), language: languageOf(language), signal });
      if (!signal.aborted) show(state, price);
    };
    const follow = () => {
      const question = questionOf(element);
      if (question === asked) return;
      asked = question;
      clearTimeout(timer);
      asking.abort();
      show('asking');
      timer = window.setTimeout(() => void ask(), pause);
    };
    element.addEventListener('input', follow, leaving);
    element.addEventListener('change', follow, leaving);
    // What was typed before this script loaded.
    follow();
    return () => {
      leaving.abort();
      asking.abort();
      clearTimeout(timer);
    };
  }, [form, site, language, onShown]);
  return null;
}

type Asking = Pick<HomePriceQueryVariables, 'domain' | 'language'> & { readonly signal: AbortSignal };

/** The price of the form's contents, or why there is none. */
async function findPrice(form: HTMLFormElement, { signal, ...place }: Asking): Promise<Shown> {
  const values = createFormValues(toQuery(form), '');
  if (!isReadyForPreview(values)) return { state: 'missing', price: null };
  try {
    const variables = { itinerary: toItineraryInput(values), ...place };
    const { preview } = (await browserApi.execute(HomePriceDocument, variables, { signal })).previewQuote;
    if (preview === null) return { state: 'problem', price: null };
    const price = toBoardPrice(preview);
    return { state: price === null ? 'person' : 'priced', price };
  } catch {
    return { state: 'away', price: null };
  }
}

/** The visible values of the form: not the keys of places, which arrive a moment after their names. */
function questionOf(form: HTMLFormElement, asItCame = false): string {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  const asked = fields.flatMap((field) => {
    const { type, checked, defaultChecked, value, defaultValue } = field;
    if (type === 'hidden' || type === 'checkbox') return [];
    if (type === 'radio') return (asItCame ? defaultChecked : checked) ? [value] : [];
    return [asItCame ? defaultValue : value];
  });
  return JSON.stringify(asked);
}

/** As the browser would send it. */
function toQuery(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
