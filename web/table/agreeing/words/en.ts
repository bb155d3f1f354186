/** English, and what every language has to bring about what all players agree on; fetched when somebody opens or is asked something. */
import { joinWith } from './join.ts';

export const en = {
  goBack: 'Go back …',
  pause: 'Pause',
  end: 'End the match …',
  back: {
    title: 'Back to which decision?',
    alone:
      'You decide again from there. Dice and cards after it come out anew, and this match no longer counts towards your level.',
    others: 'Everybody who plays is asked. Dice and cards after it come out anew.',
    together: 'Only if all of you agree. Dice and cards after it come out anew.',
    none: 'Nobody has decided anything yet.',
    before: 'Before the first turn',
    turn: ({ number, name }: { number: number; name: string | null }) =>
      name === null ? `Turn ${number}` : `Turn ${number}, ${name}`,
  },
  ending: {
    alone: 'The match ends here, without a winner.',
    others: 'Everybody who plays is asked. If all agree, the match ends without a winner.',
    together: 'Only if all of you agree. The match ends here, without a winner.',
    end: 'End it',
    ask: 'Ask everybody',
  },
  /** What somebody else proposes. */
  proposes: {
    rewind: ({ name, decision }: { name: string; decision: string | null }) =>
      `${name} would like to go back${decision === null ? ' to an earlier decision.' : `, to before this: ${decision}`}`,
    pause: ({ name }: { name: string }) => `${name} would like a pause.`,
    resume: ({ name }: { name: string }) => `${name} would like to go on.`,
    end: ({ name }: { name: string }) => `${name} would like to end the match without a winner.`,
  },
  /** What the reader proposes or has agreed to, and who has not answered yet. */
  waits: {
    rewind: ({ names }: { names: readonly string[] }) => `Go back? Waiting for ${joinWith('en-GB', names)}.`,
    pause: ({ names }: { names: readonly string[] }) => `Pause? Waiting for ${joinWith('en-GB', names)}.`,
    resume: ({ names }: { names: readonly string[] }) => `Go on? Waiting for ${joinWith('en-GB', names)}.`,
    end: ({ names }: { names: readonly string[] }) => `End the match? Waiting for ${joinWith('en-GB', names)}.`,
  },
  notCounted: 'Back to your last decision. This match no longer counts towards your level.',
  refusals: {
    proposed: 'Something else is proposed. Answer that first.',
    'not-proposed': 'This proposal is no longer open.',
    'nobody-agrees': 'The others are away. Wait until somebody is back.',
  },
  agree: 'Agree',
  decline: 'No',
  takeBack: 'Take back',
  declined: ({ name }: { name: string }) => `${name} does not agree.`,
};

export type AgreeingWords = typeof en;
