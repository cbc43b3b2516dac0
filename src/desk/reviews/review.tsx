import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { Answered } from '../ui/answered.tsx';
import { Facts, Note, Panel, Refusal } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { useRights } from '../use-rights.ts';
import { ReviewActs } from './review-acts.tsx';
import { reviewForms } from './review-forms.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const review = await requireSignedIn(args).queries.reviews.ofTrip({ reference: params.reference ?? '' });
  if (review === null) throw data(null, { status: 404 });
  return review;
}

export const action = deskAction(reviewForms);

/** One review: its author, trip, text and history, and the acts for it. */
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
      <Refusal answer={outcome} />
      {outcome?.problem === null && <Note>{e('done')}</Note>}
      <Panel title={e(`reviews.states.${state}`)}>
        <Facts
          facts={[
            [e('trial.trip'), trip],
            [e('trial.site'), review.site],
            [e('reviews.writtenAt'), instant(review.createdAt)],
            [e('reviews.author'), review.author],
            [e('reviews.marks'), t('today.marks', { driver: review.driver, bus: review.bus, platform: review.platform })],
            [e(`reviews.states.${state}`), judged],
            [e('reviews.reason'), rejectedReason === null ? '' : called('reviews.reasons', rejectedReason)],
            [e('reviews.replied'), replied],
          ]}
        />
        <blockquote lang={language.slice(0, 2)}>{review.text}</blockquote>
      </Panel>
      <Answered answer={outcome}>
        <ReviewActs review={review} told={outcome?.values.after} key={review.reply} />
      </Answered>
    </>
  );
}
