import { getModel, getVehicle } from '#domain/fleet/vehicles.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { planMetre, planSize, sideHeight } from '../ui/vehicle/plan-size.ts';
import type { Drawing } from './drawing.ts';
import { OpenSide } from './open-side.tsx';
import { countSeats, planSeats } from './seat-plan.ts';
import { SeatPlan } from './seat-plan-picture.tsx';
import { shapeOf, unitsPerMetre } from './vehicle-shapes.ts';

/**
 * A cutaway of a vehicle: from the side with its rows of seats and a case for each passenger in the hold; and from above with numbered
 * seats, doors and equipment. Drawn from the vehicle's figures.
 */
export function createCutAway(fleet: FleetKey, seats: number, kind: 'wide' | 'tall'): Drawing {
  const vehicle = getVehicle(fleet);
  const model = getModel(vehicle, seats);
  const shape = shapeOf(fleet, seats);
  const decks = planSeats(fleet, seats);
  const metre = planMetre[kind];
  const side = sideHeight[kind];
  const { width, height } = planSize({ kind, metres: model.metres.length, decks: decks.length });
  const body = (shape.kind === 'van' ? 2.1 : 2.55) * metre;
  const place = { metre, length: model.metres.length, body, isTall: kind === 'tall' };
  const details = { hasLift: vehicle.wheelchairs.places > 0, hasToilet: vehicle.extras.includes('toilet'), door: shape.middleDoor };
  return {
    width,
    height,
    node: (
      <>
        <path className="sky" d={`M0 0H${width}V${height}H0z`} />
        <path className="ground" d={`M0 ${side - 14}H${width}v8H0z`} />
        <g transform={`translate(${kind === 'wide' ? 14 : 8} ${side - 12}) scale(${sideScale[kind]})`}>
          <OpenSide shape={shape} decks={decks} cases={model.seatsByLuggage.case} hasToilet={details.hasToilet} />
        </g>
        {decks.map((rows, deck) => {
          const first = 1 + countSeats(decks.slice(0, deck));
          const isUpper = decks.length === 2 && deck === 0;
          const left = (width - decks.length * body - (decks.length - 1) * deckGap) / 2;
          const [x, y] = kind === 'wide' ? [14, side + 12 + deck * (body + 34)] : [left + deck * (body + deckGap), side + 18];
          return (
            <g key={first} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
              <SeatPlan rows={rows} first={first} place={place} details={details} isUpper={isUpper} fleet={fleet} />
            </g>
          );
        })}
      </>
    ),
  };
}

/** The scale from drawing units: as wide as the plan beneath it, and on a phone so that the longest vehicle fits. */
const sideScale = { wide: planMetre.wide / unitsPerMetre, tall: 0.78 } as const;
const deckGap = 38;
