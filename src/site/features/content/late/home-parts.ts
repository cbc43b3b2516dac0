export { StoryLinks } from '../case-study/story-links.tsx';
export { Proof } from '../proof/proof.tsx';
export { HowItWorks } from '../steps/how-it-works.tsx';
