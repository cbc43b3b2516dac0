import { data, Form, Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { offerModes } from '#operations/partners/rules/offer.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { ClashNote } from '../partners/clash-note.tsx';
import { EligibilityProblemNote } from '../partners/eligibility-problem.tsx';
import { PartnersTextsContext, usePartners } from '../partners/use-partners.ts';
import styles from '../planning/planning.module.css';
import { PostingList } from '../posting/posting-list.tsx';
import { AlsoHere } from '../presence/also-here.tsx';
import { Answered } from '../ui/answered.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Button, Field, Refusal, Select } from '../ui/parts.tsx';
import { useIssue } from '../ui/typed.ts';
import { useAnswer } from '../use-answer.ts';
import { ListPriceNote, proposedCents, SalePrice } from './list-price.tsx';
import { offerForms, vehicleOf } from './offer-forms.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { queries, textsOf } = requireSignedIn(args);
  const draft = await queries.offers.draft(vehicleOf(params));
  if (draft === null) throw data(null, { status: 404 });
  return { draft, texts: textsOf('partners') };
}

export const action = deskAction(offerForms);

/** Offers the duties of one vehicle of a trip to partners. */
export default function OfferPage() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <PartnersTextsContext value={texts}>
      <OfferForm />
    </PartnersTextsContext>
  );
}

function OfferForm() {
  const { draft } = useLoaderData<typeof loader>();
  const { reference, route, saleCents, floorPercent, highestCents, partners } = draft;
  const answer = useAnswer<typeof action>();
  const { money } = useDesk();
  const { t, called } = usePartners();
  const proposed = proposedCents(draft);
  const { vehicle } = useParams();
  const back = (
    <>
      <AlsoHere kind="offer" of={`${reference} ${vehicle}`} />
      <ButtonLink to={`/trips/${reference}`} size="small">
        {reference}
      </ButtonLink>
    </>
  );
  return (
    <Page title={t('make.title')} count={route} actions={back}>
      <title>{`${t('make.title')} ${reference}`}</title>
      <Refusal answer={answer} />
      <Section title={route}>
        <p>{t('make.sale', { sale: money(saleCents), floor: floorPercent, highest: money(highestCents) })}</p>
        <SalePrice draft={draft} />
        {partners.length === 0 && <p>{t('make.noPartners')}</p>}
        <Answered answer={answer}>
          <Form method="post" className={styles.form}>
            <div className={styles.fields}>
              <Field
                label={t('make.price')}
                name="price"
                required
                inputMode="decimal"
                defaultValue={proposed === null ? '' : formatEuros(proposed)}
                help={proposed === null ? t('make.noList') : t('make.proposed')}
              />
              <Select
                label={t('make.mode')}
                name="mode"
                options={offerModes.toReversed().map((mode) => [mode, called('modes', mode)])}
                defaultValue="first"
              />
              <Field label={t('make.atOnce')} name="atOnce" help={t('make.atOnceHelp')} inputMode="numeric" defaultValue="3" />
              <Field label={t('make.raise')} name="raise" inputMode="numeric" defaultValue="5" />
            </div>
            <PartnerChoices draft={draft} />
            <Field label={t('make.reason')} name="reason" maxLength={textLimits.line} />
            <Button<keyof typeof offerForms> kind="main" intent="send">
              {t('make.send')}
            </Button>
          </Form>
        </Answered>
      </Section>
    </Page>
  );
}

type ChoicesProps = Pick<Awaited<ReturnType<typeof loader>>, 'draft'>;

/** Partners who may drive get a number. The others are struck through, with the certificate that rules them out and its date. */
function PartnerChoices({ draft }: ChoicesProps) {
  const { partners } = draft;
  const { t } = usePartners();
  const { issue: say, number } = useDesk();
  const issue = useIssue('partners');
  const isNobodyNear = !partners.some(({ isAskedFirst }) => isAskedFirst);
  return (
    <fieldset className={styles.many}>
      <legend>{t('make.who')}</legend>
      <small>{t('make.orderHelp')}</small>
      {issue !== undefined && <strong className={styles.issue}>{say(issue)}</strong>}
      <ol className={styles.list}>
        {partners.map(({ id, name, country, kilometres, problems, postings, clash, units, isAskedFirst, ...partner }, index) => (
          <li key={id}>
            {problems.length === 0 ? (
              <Field
                label={t('make.order', { name: `${name}, ${country}` })}
                name={`place.${id}`}
                inputMode="numeric"
                defaultValue={isAskedFirst || isNobodyNear ? String(index + 1) : ''}
              />
            ) : (
              <s>
                {name}, {country}
              </s>
            )}
            {kilometres !== null && <span>{t('make.away', { kilometres: number(kilometres) })}</span>}
            {clash === null && units !== null && <span>{t('make.units', { units })}</span>}
            {clash !== null && (
              <strong className={styles.issue}>
                <ClashNote clash={clash} />
              </strong>
            )}
            <ListPriceNote draft={draft} listPrice={partner.listPrice} />
            {problems.map((problem) => (
              <span key={`${problem.why} ${problem.certificate}`} className={styles.issue}>
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
