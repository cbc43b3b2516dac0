import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ModerateReviewDocument, TravellersReviewDocument } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import styles from '../../editing/editing.module.css';
import { useEditing } from '../../editing/use-editing.ts';
import { ReviewActs } from '../../reviews/review-acts.tsx';
import { Facts, Note, Panel, Problem } from '../../ui/parts.tsx';
import { TypedContext } from '../../ui/typed.ts';
import { unlessAway } from '../../unless-away.ts';
import { useAnswer } from '../../use-answer.ts';
import { useRights } from '../../use-rights.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { travellersReview } = await requireSignedIn(args).execute(TravellersReviewDocument, { reference: params.reference ?? '' });
  if (travellersReview === null) throw data(null, { status: 404 });
  return travellersReview;
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await args.request.formData();
  const read = (name: string) => String(form.get(name) ?? '');
  const typed = { reason: read('reason'), reply: read('reply') };
  return await unlessAway({ typed }, async () => {
    const asked = { reference: params.reference ?? '', act: read('intent'), ...typed };
    const { problem } = (await requireSignedIn(args).execute(ModerateReviewDocument, asked)).moderateReview;
    return data({ problem, typed: problem === null ? {} : typed }, { status: problem === null ? 200 : 409 });
  });
}

/** One review, whole: who wrote what of which trip, what became of it, and what can be done with it. */
export default function Review() {
  const review = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { e, called } = useEditing();
  const { t, instant } = useDesk();
  const { has } = useRights();
  const { reference, state, judgedAt, judgedBy, rejectedReason, language, repliedAt, repliedBy } = review;
  const judged = judgedAt === null ? '' : e('reviews.judged', { name: judgedBy ?? e('reviews.somebody'), at: instant(judgedAt) });
  const replied = repliedAt === null ? '' : e('reviews.judged', { name: repliedBy ?? e('reviews.somebody'), at: instant(repliedAt) });
  const trip = has('see-trips') ? <Link to={`/trips/${reference}`}>{reference}</Link> : reference;
  return (
    <>
      <title>{e('reviews.of', { reference })}</title>
      <p>
        <Link to={`/reviews?state=${state}`}>{e('reviews.title')}</Link>
      </p>
      <h1 className={styles.title}>{e('reviews.of', { reference })}</h1>
      <Problem code={outcome?.problem} />
      {outcome?.problem === null && <Note>{e('done')}</Note>}
      <Panel title={called('reviews.states', state)}>
        <Facts
          facts={[
            [e('trial.trip'), trip],
            [e('trial.site'), review.site],
            [e('reviews.writtenAt'), instant(review.createdAt)],
            [e('reviews.author'), review.author],
            [e('reviews.marks'), t('today.marks', { driver: review.driver, bus: review.bus, platform: review.platform })],
            [called('reviews.states', state), judged],
            [e('reviews.reason'), rejectedReason === null ? '' : called('reviews.reasons', rejectedReason)],
            [e('reviews.replied'), replied],
          ]}
        />
        <blockquote lang={language.slice(0, 2)}>{review.text}</blockquote>
      </Panel>
      <TypedContext value={outcome?.typed ?? {}}>
        <ReviewActs review={review} key={review.reply} />
      </TypedContext>
    </>
  );
}
