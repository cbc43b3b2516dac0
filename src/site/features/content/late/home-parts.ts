export { Proof } from '../proof/proof.tsx';
export { HowItWorks } from '../steps/how-it-works.tsx';
