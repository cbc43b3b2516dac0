import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { refusalReasons, type TakeDownReason, takeDownReasons } from '#domain/trip/review-verdict.ts';
import { useEditing } from '../editing/use-editing.ts';
import { Button, Panel, Select, TextField } from '../ui/parts.tsx';
import type { ReviewIntent } from './review-forms.ts';

type Review = Pick<NonNullable<Awaited<ReturnType<DeskQueries['reviews']['ofTrip']>>>, 'state' | 'reply'>;

type ReviewActsProps = {
  readonly review: Review;
  /** A colleague's answer of which the page has told since. */
  readonly told: string | number | undefined;
};

/** The acts for a review: it is judged once; a published one may be answered, or taken off the site. */
export function ReviewActs({ review: { state, reply }, told }: ReviewActsProps) {
  const { e } = useEditing();
  if (state === 'refused') return null;
  if (state === 'published') {
    return (
      <>
        <Panel title={e('reviews.answer')}>
          <Form method="post">
            <input type="hidden" name="shown" value={told ?? reply} />
            <TextField
              label={e('reviews.reply')}
              name="reply"
              help={e('reviews.replyHelp')}
              defaultValue={reply}
              rows={5}
              maxLength={textLimits.message}
            />
            <Button<ReviewIntent> intent="answer" kind="main">
              {e('save')}
            </Button>
          </Form>
        </Panel>
        <Refusal intent="take-down" title={e('reviews.takeDown')} reasons={takeDownReasons} />
      </>
    );
  }
  return (
    <>
      <Panel title={e('reviews.publish')}>
        <Form method="post">
          <Button<ReviewIntent> intent="publish" kind="main">
            {e('reviews.publish')}
          </Button>
        </Form>
      </Panel>
      <Refusal intent="reject" title={e('reviews.refuse')} reasons={refusalReasons} />
    </>
  );
}

type RefusalProps = { readonly intent: 'reject' | 'take-down'; readonly title: string; readonly reasons: readonly TakeDownReason[] };

function Refusal({ intent, title, reasons }: RefusalProps) {
  const { e } = useEditing();
  const options = reasons.map((reason) => [reason, e(`reviews.reasons.${reason}`)] as const);
  return (
    <Panel title={title}>
      <Form method="post">
        <p>{e('reviews.refuseHelp')}</p>
        <Select label={e('reviews.reason')} name="reason" options={[['', '–'], ...options]} />
        <Button<ReviewIntent> intent={intent} kind="danger">
          {title}
        </Button>
      </Form>
    </Panel>
  );
}
