import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { PriceDraftDocument, PriceFromLinesDocument } from '../api/generated/operations.ts';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { describeLine } from '../sales/describe-preview.ts';
import { readLines, valuesOfLines } from '../sales/line-values.ts';
import { type LinesAsked, type PriceAnswer, readDays, showPrice } from '../sales/price-answer.ts';
import { LinesForm } from '../sales/price-form.tsx';
import { createSalesWords } from '../sales/sales-words.ts';
import { SalesTextsContext, useSales } from '../sales/use-sales.ts';
import { typedIn } from '../trip/do-act.ts';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';

const usualDays = '14';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const { priceDraft } = await desk.execute(PriceDraftDocument, { reference: params.reference ?? '' });
  if (priceDraft === null) throw data(null, { status: 404 });
  const words = createSalesWords(desk);
  const { reference, customer, version, quote, reasons, currentCents } = priceDraft;
  const asked = choiceIn(args.request);
  const choice = quote?.choices.find(({ key }) => key === asked) ?? quote?.choices[0];
  return {
    ...{ texts: desk.textsOf('sales'), reference, customer },
    none: quote === null ? reasons.map((reason) => words.desk(`reasons.${reason}`)).join(', ') : null,
    current: currentCents === null ? null : words.travel.money(currentCents),
    choices: (quote?.choices ?? []).map(({ key, vehicles, seats, totalCents }) => ({
      ...{ key, isTaken: key === choice?.key },
      text: `${words.travel.vehicles(vehicles)}, ${words.travel.seats(seats)}: ${words.travel.money(totalCents)}`,
    })),
    lines: (choice?.lines ?? []).flatMap((line, index) => (line.included ? [{ name: `line.${index}`, ...describeLine(line, words) }] : [])),
    initial: {
      ...(choice === undefined ? {} : valuesOfLines(choice)),
      choice: choice?.key ?? '',
      version: String(version),
      validDays: usualDays,
    },
  };
}

function choiceIn(request: Request): string {
  return new URL(request.url).searchParams.get('choice') ?? '';
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const typed = typedIn(await args.request.formData());
  const asked = { reference: params.reference ?? '', choice: typed.choice ?? '', typed };
  return await unlessAway({ typed, shown: null }, async () => await answer(requireSignedIn(args), asked));
}

async function answer(desk: DeskRequest, asked: LinesAsked) {
  const { reference, choice, typed } = asked;
  const [lines, validDays, toldCents] = [readLines(typed), readDays(typed), readWhole(typed.toldCents) ?? 0];
  if (typed.intent !== 'send' || lines === null || validDays === null) return data<PriceAnswer>(await showPrice(desk, asked));
  const price = { lines: [...lines], validDays, toldCents, reason: typed.reason ?? '' };
  const version = readWhole(typed.version) || null;
  const { priceFromLines: sent } = await desk.execute(PriceFromLinesDocument, { reference, version, choice, ...price });
  if (sent.problem === null) throw redirect(`/trips/${reference}`);
  const shown = await showPrice(desk, asked);
  return data<PriceAnswer>(await withNewVersion(desk, { ...shown, problem: sent.problem }, reference), { status: 409 });
}

/** Who sends it again after somebody else's change knows of that change. */
async function withNewVersion(desk: DeskRequest, shown: PriceAnswer, reference: string): Promise<PriceAnswer> {
  if (shown.problem !== 'changed-meanwhile') return shown;
  const { priceDraft } = await desk.execute(PriceDraftDocument, { reference });
  const version = String(priceDraft?.version ?? shown.typed.version ?? '');
  return { ...shown, problem: 'version', typed: { ...shown.typed, version } };
}

/** A price by hand that begins from the engine's own lines. */
export default function PriceTrip() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <SalesTextsContext value={texts}>
      <PriceTripPage />
    </SalesTextsContext>
  );
}

function PriceTripPage() {
  const { reference, customer, none, current, choices, lines, initial } = useLoaderData<typeof loader>();
  const answered = useAnswer<typeof action>();
  const s = useSales();
  const isOfChoice = answered?.typed.choice === initial.choice;
  const { typed, problem, shown } = answered !== undefined && isOfChoice ? answered : { typed: initial, problem: null, shown: null };
  return (
    <>
      <title>{`${s('byLines.title')} ${reference}`}</title>
      <h1>
        {s('byLines.title')}: {reference} {customer}
      </h1>
      <p>{none === null ? s('byLines.lead') : s('byLines.none', { reasons: none })}</p>
      {current !== null && <p>{s('byLines.now', { total: current })}</p>}
      <p>
        <Link to={`/trips/${reference}`}>{s('caller.back')}</Link>
      </p>
      {none === null && (
        <Form method="post" preventScrollReset key={initial.choice}>
          <LinesForm answer={{ typed, problem, shown }} choices={choices} lines={lines} />
        </Form>
      )}
    </>
  );
}
