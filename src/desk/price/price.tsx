import { useEffect, useRef } from 'react';
import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, redirect, useFetcher, useLoaderData } from 'react-router';
import { typedIn } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { AlsoHere } from '../presence/also-here.tsx';
import { describeLine } from '../sales/describe-preview.ts';
import { createSalesWords } from '../sales/sales-words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Banner, Problem } from '../ui/note.tsx';
import { TripState } from '../ui/state.tsx';
import { TypedContext } from '../ui/typed.ts';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';
import { useWork, WorkTextsContext } from '../use-work.ts';
import { sendPrice, showPrice } from './answer-price.ts';
import { valuesOfLines } from './line-values.ts';
import styles from './price.module.css';
import { PriceFoot } from './price-foot.tsx';
import { PriceLetter } from './price-letter.tsx';
import { PriceLines } from './price-lines.tsx';
import type { PriceAnswer } from './price-view.ts';

const usualDays = '14';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const reference = params.reference ?? '';
  const draft = await desk.queries.prices.draft({ reference });
  if (draft === null) throw data(null, { status: 404 });
  const words = createSalesWords(desk);
  const { choices, version, reasons, currentCents } = draft;
  const asked = new URL(args.request.url).searchParams.get('choice');
  const choice = choices.find(({ key }) => key === asked) ?? choices[0];
  const initial = {
    ...(choice === undefined ? {} : valuesOfLines(choice.lines, desk.language)),
    ...{ choice: choice?.key ?? '', version: String(version), validDays: usualDays, reason: '' },
  };
  const { shown } = choice === undefined ? { shown: null } : await showPrice(desk, { reference, draft, typed: initial });
  return {
    ...{ texts: desk.textsOf('work'), reference, initial, shown, currentCents, reasons },
    ...{ state: draft.state ?? 'unknown', route: draft.route, passengers: draft.passengers, departure: draft.departure },
    ...{ email: draft.email, language: draft.language, credit: draft.credit },
    choices: choices.map(({ key, vehicles, seats }) => ({
      ...{ key, isTaken: key === choice?.key },
      text: `${words.travel.vehicles(vehicles)}, ${words.travel.seats(seats)}`,
    })),
    lines: (choice?.lines ?? []).flatMap((line, index) =>
      line.included ? [{ name: `line.${index}`, ...describeLine(line, words), cents: line.amountCents }] : [],
    ),
  };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const typed = typedIn(await args.request.formData());
  const reference = params.reference ?? '';
  return await unlessAway({ typed, shown: null }, async () => {
    const desk = requireSignedIn(args);
    const draft = await desk.queries.prices.draft({ reference });
    if (draft === null) throw data(null, { status: 404 });
    const asked = { reference, draft, typed };
    if (typed.intent !== 'send') return data<PriceAnswer>(await showPrice(desk, asked));
    const refused = await sendPrice(desk, asked);
    if (refused === null) throw redirect(`/trips/${reference}`);
    return data<PriceAnswer>(refused, { status: 409 });
  });
}

/** Working out a price while it is typed changes nothing else on the page. */
export function shouldRevalidate(): boolean {
  return false;
}

/** A price by hand: the engine's lines beside ours, the margin, and the letter as the customer reads it. */
export default function Price() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <WorkTextsContext value={texts}>
      <PricePage />
    </WorkTextsContext>
  );
}

function PricePage() {
  const { localMoment, money, named } = useDesk();
  const w = useWork();
  const page = useLoaderData<typeof loader>();
  const { reference, state, route, departure, passengers, choices, lines, reasons, currentCents, initial, credit } = page;
  const answered = useAnswer<typeof action>();
  const { form, live } = useLivePrice();
  const sent = answered !== undefined && answered.typed.choice === initial.choice ? answered : undefined;
  const { typed, problem } = sent ?? { typed: initial, problem: null };
  const shown = live?.shown ?? sent?.shown ?? (sent === undefined ? page.shown : null);
  const facts = [departure === null ? '' : localMoment(departure), w('way.boards', { count: passengers })].filter((fact) => fact !== '');
  return (
    <div data-page className={styles.page}>
      <title>{`${w('priceForm.title')} ${reference}`}</title>
      <header className={styles.bar}>
        <Link to={`/trips/${reference}`}>{reference}</Link>
        <Icon name="right" size={14} />
        <h1>{w('priceForm.title')}</h1>
        <TripState state={state} />
        <span className={styles.muted}>{[route, ...facts].join(' · ')}</span>
        <AlsoHere kind="price" of={reference} />
        <ButtonLink to={`/trips/${reference}`} kind="quiet" icon="undo">
          {w('priceForm.back')}
        </ButtonLink>
      </header>
      <div className={styles.body}>
        <TypedContext value={typed}>
          <Form method="post" ref={form} className={styles.form} preventScrollReset key={initial.choice}>
            <div className={styles.scroll}>
              <Problem code={problem} />
              {credit !== null && (
                <Banner tone="amber">{w('credit', { limit: money(credit.limitCents), owed: money(credit.wouldOweCents) })}</Banner>
              )}
              {reasons.length > 0 && (
                <Banner tone="amber" icon="help">
                  <b>{w('priceForm.needs')}</b> {reasons.map((reason) => named('reasons', reason)).join(', ')}.{' '}
                  {lines.length > 0 ? w('priceForm.rest') : w('priceForm.noLines')}
                </Banner>
              )}
              {currentCents !== null && <p className={styles.muted}>{w('priceForm.now', { total: money(currentCents) })}</p>}
              {lines.length > 0 ? (
                <PriceLines choices={choices} lines={lines} />
              ) : (
                <ButtonLink to={`/trips/${reference}?act=price`} kind="main" icon="money">
                  {w('act.total')}
                </ButtonLink>
              )}
            </div>
            {lines.length > 0 && <PriceFoot shown={shown} />}
          </Form>
        </TypedContext>
        {shown !== null && <PriceLetter letter={shown.letter} email={page.email} language={page.language} reference={reference} />}
      </div>
    </div>
  );
}

/** Milliseconds without typing before the price is worked out. */
const quiet = 350;

/** Works the price out while it is typed. Without a script a button does. */
function useLivePrice() {
  const fetcher = useFetcher<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  const { submit } = fetcher;
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const typed = new FormData(element);
        typed.set('intent', 'show');
        void submit(typed, { method: 'post' });
      }, quiet);
    };
    element.addEventListener('input', ask);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', ask);
    };
  }, [submit]);
  return { form, live: fetcher.data };
}
