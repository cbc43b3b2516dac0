import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { offerModes } from '#operations/partners/rules/offer.ts';
import { OfferDraftDocument, type OfferDraftQuery, SendOfferDocument } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import { EligibilityProblemNote } from '../../partners/gate-problem.tsx';
import { readOffer } from '../../partners/offer-values.ts';
import { PartnersTextsContext, usePartners } from '../../partners/use-partners.ts';
import styles from '../../planning/planning.module.css';
import { PostingList } from '../../posting/posting-list.tsx';
import part from '../../ui/parts.module.css';
import { Button, Field, Panel, Select } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';

type Params = { readonly reference?: string | undefined; readonly vehicle?: string | undefined };

function readRun({ reference = '', vehicle = '' }: Params) {
  return { reference, vehicleIndex: /^[1-9]\d?$/.test(vehicle) ? Number(vehicle) - 1 : 99 };
}

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const { offerDraft } = await desk.execute(OfferDraftDocument, readRun(params));
  if (offerDraft === null) throw data(null, { status: 404 });
  return { draft: offerDraft, texts: desk.textsOf('partners') };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await args.request.formData();
  const { sendOffer } = await requireSignedIn(args).execute(SendOfferDocument, { ...readRun(params), ...readOffer(form) });
  if (sendOffer.problem === null) return redirect('/offers');
  const typed = Object.fromEntries([...form.entries()].map(([name, value]) => [name, String(value)]));
  return data({ ...sendOffer, typed }, { status: 409 });
}

/** Offers the duties of one vehicle of a trip to partners. */
export default function OfferPage() {
  const { draft, texts } = useLoaderData<typeof loader>();
  return (
    <PartnersTextsContext value={texts}>
      <OfferForm draft={draft} />
    </PartnersTextsContext>
  );
}

type Draft = NonNullable<OfferDraftQuery['offerDraft']>;

function OfferForm({ draft: { row, saleCents, floorPercent, highestCents, partners } }: { readonly draft: Draft }) {
  const typed: Readonly<Record<string, string>> = useAnswer<typeof action>()?.typed ?? {};
  const { money } = useDesk();
  const { t, called } = usePartners();
  return (
    <>
      <title>{`${t('make.title')} ${row.reference}`}</title>
      <h1 className={styles.title}>
        {t('make.title')} <Link to={`/trips/${row.reference}`}>{row.reference}</Link>
      </h1>
      <OfferProblem />
      <Panel title={row.route}>
        <p>{t('make.sale', { sale: money(saleCents), floor: floorPercent, highest: money(highestCents) })}</p>
        {partners.length === 0 && <p>{t('make.noPartners')}</p>}
        <Form method="post">
          <Select
            label={t('make.mode')}
            name="mode"
            options={offerModes.toReversed().map((mode) => [mode, called('modes', mode)])}
            defaultValue={typed.mode ?? 'first'}
          />
          <Field label={t('make.price')} name="price" required inputMode="decimal" defaultValue={typed.price} />
          <Field
            label={t('make.atOnce')}
            name="atOnce"
            help={t('make.atOnceHelp')}
            inputMode="numeric"
            defaultValue={typed.atOnce ?? '3'}
          />
          <Field label={t('make.raise')} name="raise" inputMode="numeric" defaultValue={typed.raise ?? '5'} />
          <PartnerChoices partners={partners} typed={typed} />
          <Field label={t('make.reason')} name="reason" defaultValue={typed.reason} />
          <Button kind="main">{t('make.send')}</Button>
        </Form>
      </Panel>
    </>
  );
}

function OfferProblem() {
  const outcome = useAnswer<typeof action>();
  const { t, called } = usePartners();
  if (outcome === undefined || outcome.problem === null) return null;
  const { problem, of, against, percent, floorPercent } = outcome;
  return (
    <div className={part.problem} role="alert">
      <p>
        {problem === 'gate' && t('problems.gate', { name: of })}
        {problem === 'below-floor' && t('problems.below-floor', { percent: percent ?? 0, floor: floorPercent ?? 0 })}
        {problem !== 'gate' && problem !== 'below-floor' && called('problems', problem)}
      </p>
      <ul>
        {against.map((each) => (
          <li key={`${each.why} ${each.paper}`}>
            <EligibilityProblemNote problem={each} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChoicesProps = { readonly partners: Draft['partners']; readonly typed: Readonly<Record<string, string>> };

/** Those who may are given a number; those who may not are struck through, with the paper and its day. */
function PartnerChoices({ partners, typed }: ChoicesProps) {
  const { t } = usePartners();
  return (
    <fieldset className={styles.many}>
      <legend>{t('make.who')}</legend>
      <small>{t('make.orderHelp')}</small>
      <ol className={styles.list}>
        {partners.map(({ id, name, country, kilometres, problems, postings }, index) => (
          <li key={id}>
            {problems.length === 0 ? (
              <Field
                label={t('make.order', { name: `${name}, ${country}` })}
                name={`place.${id}`}
                inputMode="numeric"
                defaultValue={typed[`place.${id}`] ?? String(index + 1)}
              />
            ) : (
              <s>
                {name}, {country}
              </s>
            )}
            {kilometres !== null && <span>{t('make.away', { kilometres })}</span>}
            {problems.map((problem) => (
              <span key={`${problem.why} ${problem.paper}`} className={styles.issue}>
                <EligibilityProblemNote problem={problem} />
              </span>
            ))}
            {problems.length === 0 && postings.some(({ why }) => why !== 'own-state') && <PostingList states={postings} />}
            <Link to={`/fleet/operators/${id}`}>{t('make.scores', { name })}</Link>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
