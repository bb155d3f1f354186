/** What nobody needs before somebody proposes something, in one file. */

export { GoOn } from './go-on.tsx';
export { ProposalLine, ProposalNews } from './proposal-line.tsx';
export { speakOfAgreeing } from './speak.ts';
