import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { Button, Facts, Note, Warning } from '../ui/parts.tsx';
import { useRights } from '../use-rights.ts';
import type { extraTimeForms } from './extra-time-forms.ts';

export type ExtraTimeFacts = NonNullable<Awaited<ReturnType<DeskQueries['extraTime']['card']>>['card']>;

type CardProps = {
  readonly card: ExtraTimeFacts;
  /** The customer has already agreed. */
  readonly isCustomerAsked: boolean;
};

/** How long the group may stay, what it costs, and the presses by which customer and driver agree. */
export function ExtraTimeCard({ card, isCustomerAsked }: CardProps) {
  const { p, called } = usePlanning();
  const { money, localMoment, instant } = useDesk();
  const why =
    card.rule === null
      ? card.nextAt === null
        ? ''
        : p('extraTime.next', { at: instant(card.nextAt) })
      : `${card.ruleOf}: ${called('rules', card.rule)} (${card.article})`;
  const asked =
    card.askedBy !== null && card.askedAt !== null ? p('extraTime.asked', { name: card.askedBy, at: instant(card.askedAt) }) : '';
  return (
    <>
      <Facts
        facts={[
          [p('extraTime.planned'), `${localMoment(card.departsAt)}, ${card.place}`],
          [p('extraTime.would'), localMoment(card.wouldDepartAt)],
          [p('extraTime.lawful'), card.lawfulMinutes === 0 ? p('extraTime.notAtAll') : localMoment(card.lawfulUntil)],
          [p('extraTime.notLonger'), why],
          [p('extraTime.price'), p('extraTime.amount', { total: money(card.differenceCents), net: money(card.netCents) })],
          [p('extraTime.driver'), asked],
          [p('extraTime.pay'), card.partners.map(({ name, payCents }) => `${name}: ${money(payCents)}`).join('; ')],
        ]}
      />
      {card.partners.length > 0 && <Warning>{p('extraTime.hoursUnknown')}</Warning>}
      {card.isLawful ? <Agree card={card} isCustomerAsked={isCustomerAsked} /> : <Warning>{p('extraTime.tooLong')}</Warning>}
    </>
  );
}

/** Two presses. A driver who asked for the extra time has agreed by asking. */
function Agree({ card, isCustomerAsked }: CardProps) {
  const { p } = usePlanning();
  const { money } = useDesk();
  const { version, minutes, differenceCents, askedBy, askedMinutes, customer, drivers, partners } = card;
  if (!useRights().has('change-trips')) return null;
  const isPartners = partners.length > 0;
  // Our driver cannot agree for a partner.
  const hasDriver = !isPartners && askedBy !== null && (askedMinutes ?? 0) >= minutes;
  if (!isCustomerAsked && !hasDriver) {
    return (
      <Form method="get">
        <input type="hidden" name="minutes" value={minutes} />
        <input type="hidden" name="customer" value="yes" />
        <Note>{p(isPartners ? 'extraTime.partnerFirst' : 'extraTime.first')}</Note>
        <Button>{p('extraTime.customerAgrees', { name: customer, price: money(differenceCents) })}</Button>
      </Form>
    );
  }
  const names = drivers.map(({ name, phone }) => `${name}, ${phone}`).join('; ');
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="minutes" value={minutes} />
      <input type="hidden" name="toldCents" value={differenceCents} />
      <Note>
        {isCustomerAsked ? p(isPartners ? 'extraTime.partnerSecond' : 'extraTime.second', { names }) : p('extraTime.driverAsked')}
      </Note>
      <Button<keyof typeof extraTimeForms> intent="agree" kind="main">
        {isCustomerAsked
          ? p(isPartners ? 'extraTime.partnerAgrees' : 'extraTime.driverAgrees')
          : p('extraTime.customerAgrees', { name: customer, price: money(differenceCents) })}
      </Button>
    </Form>
  );
}
