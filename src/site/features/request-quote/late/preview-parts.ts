export { PreviewAdvice } from './preview-advice.tsx';
export { PreviewDetails } from './preview-details.tsx';
export { PreviewFacts } from './preview-facts.tsx';
export { PreviewFindings } from './preview-findings.tsx';
export { PriceStep } from './price-step.tsx';
