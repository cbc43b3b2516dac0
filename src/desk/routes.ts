import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/today.tsx'),
  route('trips', 'routes/trips.tsx'),
  route('trips/:reference', 'routes/trip.tsx'),
  route('fleet', 'routes/fleet.tsx'),
  route('fleet/operators/:id', 'routes/operator.tsx'),
  route('fleet/vehicles/:id', 'routes/vehicle.tsx'),
  route('drivers', 'routes/drivers.tsx'),
  route('drivers/:id', 'routes/driver.tsx'),
  route('payments', 'routes/payments.tsx'),
  route('people', 'routes/people.tsx'),
  route('account', 'routes/account.tsx'),
  route('audit', 'routes/audit.tsx'),
  route('sign-in', 'routes/sign-in.tsx'),
  route('sign-in/link', 'routes/sign-in-link.tsx'),
  route('sign-in/invitation', 'routes/sign-in-invitation.tsx'),
  route('sign-in/first', 'routes/sign-in-first.tsx'),
  route('sign-in/code', 'routes/sign-in-code.tsx'),
  route('sign-in/set-up', 'routes/sign-in-set-up.tsx'),
  route('sign-out', 'routes/sign-out.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
