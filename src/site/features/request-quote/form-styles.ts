import hours from '../../explain/day-hours.module.css';
import plan from '../../explain/driver-plan.module.css';
import strip from '../../explain/price-strip.module.css';
import rules from '../../explain/rule-list.module.css';
import rail from '../../explain/stop-rail.module.css';
import choices from '../../trip-editor/place-choices.module.css';
import place from '../../trip-editor/place-input.module.css';
import stops from '../../trip-editor/stop-fields.module.css';
import editor from '../../trip-editor/trip-editor.module.css';
import facts from '../../ui/facts/fact-list.module.css';
import opener from '../../ui/form/calendar/calendar-opener.module.css';
import checkbox from '../../ui/form/choices/checkbox.module.css';
import problems from '../../ui/form/choices/error-summary.module.css';
import fieldset from '../../ui/form/choices/fieldset.module.css';
import more from '../../ui/form/choices/more-fields.module.css';
import radios from '../../ui/form/choices/radio-cards.module.css';
import field from '../../ui/form/field.module.css';
import step from '../../ui/form/step-input.module.css';
import notice from '../../ui/message/notice.module.css';
import shields from '../../ui/road/road-shields.module.css';
import picture from '../../ui/route/route-picture.module.css';
import describe from './describe-trip.module.css';
import conditions from './late/preview-conditions.module.css';
import instrument from './late/preview-instrument.module.css';
import lines from './late/preview-lines.module.css';
import moments from './late/preview-stops.module.css';
import changes from './late/preview-suggestions.module.css';
import summary from './late/trip-summary.module.css';
import understood from './late/understood.module.css';
import preview from './quote-preview.module.css';

/** A class of each style sheet of the forms and of the price beside them: the page is seen before their script comes. */
export const formStyles: readonly (string | undefined)[] = [
  ...[choices.choices, place.box, stops.stop, editor.form, opener.opener, preview.panel, describe.describe, notice.notice],
  ...[checkbox.checkbox, problems.summary, fieldset.fieldset, more.more, radios.cards, field.field, step.step],
  ...[changes.change, conditions.conditions, facts.facts, hours.hours, instrument.instrument, lines.lines],
  ...[summary.summary, moments.moments, picture.picture, plan.plan, rail.stops, rules.rules, shields.shield, strip.strip],
  understood.understood,
];
