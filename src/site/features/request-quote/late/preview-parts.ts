export { PriceStep } from '../../../explain/price-step/price-step.tsx';
export { PreviewAdvice } from './preview-advice.tsx';
export { PreviewDetails } from './preview-details.tsx';
export { PreviewFacts } from './preview-facts.tsx';
export { PreviewFindings } from './preview-findings.tsx';
