export { PriceStep } from '../../../explain/price-step/price-step.tsx';
export { OldPrice } from './old-price.tsx';
export { PreviewConditions } from './preview-conditions.tsx';
export { PreviewFacts } from './preview-facts.tsx';
export { PreviewFindings } from './preview-findings.tsx';
export { PreviewInstrument } from './preview-instrument.tsx';
export { TripSummary } from './trip-summary.tsx';
export { Unpriced } from './unpriced.tsx';
