import hours from '../../../explain/day-hours.module.css';
import plan from '../../../explain/driver-plan.module.css';
import rules from '../../../explain/rule-list.module.css';
import rail from '../../../explain/stop-rail.module.css';
import shields from '../../../ui/road/road-shields.module.css';
import picture from '../../../ui/route/route-picture.module.css';
import instrument from '../overview/late/trip-instrument.module.css';
import itinerary from './itinerary-list.module.css';
import lines from './price/price-lines.module.css';

/**
 * A class of each stylesheet of the folded parts and of the map, whose scripts come late or never: those who read without a script see them
 * styled too. The build drops an import of a stylesheet of which no class is named.
 */
export const partStyles: readonly (string | undefined)[] = [
  ...[hours.day, plan.part, rules.rules, rail.stops, shields.shield, picture.picture],
  ...[instrument.instrument, itinerary.itinerary, lines.lines],
];
