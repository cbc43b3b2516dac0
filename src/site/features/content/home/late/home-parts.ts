export { Audience } from '../parts/audience.tsx';
export { Countries } from '../parts/countries.tsx';
export { LawPlan } from '../parts/law-plan.tsx';
export { PriceApart } from '../parts/price-apart.tsx';
