import hours from '../../explain/day-hours.module.css';
import plan from '../../explain/driver-plan.module.css';
import emissions from '../../explain/emissions-list.module.css';
import rules from '../../explain/rule-list.module.css';
import rail from '../../explain/stop-rail.module.css';
import progress from '../../features/progress/quote-progress.module.css';
import forward from '../../features/trip/forward/forward-quote.module.css';
import instrument from '../../features/trip/overview/late/trip-instrument.module.css';
import choices from '../../features/trip/overview/vehicle-choices.module.css';
import parts from '../../features/trip/shared/folded-part.module.css';
import itinerary from '../../features/trip/shared/itinerary-list.module.css';
import panel from '../../features/trip/shared/panel.module.css';
import fees from '../../features/trip/shared/price/fee-table.module.css';
import bar from '../../features/trip/shared/price/price-bar.module.css';
import lines from '../../features/trip/shared/price/price-lines.module.css';
import page from '../../features/trip/shared/trip-page.module.css';
import facts from '../../ui/facts/fact-list.module.css';
import fieldset from '../../ui/form/choices/fieldset.module.css';
import radios from '../../ui/form/choices/radio-cards.module.css';
import field from '../../ui/form/field.module.css';
import notice from '../../ui/message/notice.module.css';
import shields from '../../ui/road/road-shields.module.css';
import picture from '../../ui/route/route-picture.module.css';
import list from '../../ui/summary/summary-list.module.css';
import sides from '../../ui/vehicle/vehicle-sides.module.css';

/** A class of each style sheet of a quote's page: it is read long before its script comes. */
export const overviewStyles: readonly (string | undefined)[] = [
  ...[page.page, panel.text, parts.parts, itinerary.itinerary, bar.bar, lines.lines, fees.late, instrument.instrument, choices.form],
  ...[progress.list, forward.address, hours.hours, plan.plan, emissions.emissions, rules.rules, rail.stops, facts.facts],
  ...[fieldset.fieldset, radios.cards, field.field, notice.notice, shields.shield, picture.picture, list.list, sides.sides],
];
