/** What can be wrong with a match, in a word for pages and programs. */
export type Fault =
  /** It is not over, or its seed not shown. */
  | 'unfinished'
  /** Something in it was changed afterwards. */
  | 'changed'
  /** It is not signed by the key that it names. */
  | 'signature'
  /** The host had shown the seal of another seed. */
  | 'late-seed'
  /** The host had shown two players two different seals. */
  | 'two-seals'
  /** The host had shown another seal for a seat. */
  | 'other-seals'
  /** Bits that a page opened are not in it. */
  | 'dropped-bits'
  /** Throws and draws are numbered otherwise than by themselves, so that something else moved them. */
  | 'numbering'
  /** A throw or draw comes from nothing that was sealed. */
  | 'dice'
  /** A move was not legal, or the end is another one. */
  | 'rules';

/** What is wrong, and a sentence that names the place. */
export interface Difference {
  fault: Fault;
  says: string;
}

export interface Verdict {
  /** Whether everything that could be checked is in order. */
  ok: boolean;
  /** One sentence each: what was checked and holds. */
  holds: string[];
  /** What is in order but worth knowing: who added no bits, what was rewound by consent, what a file cannot prove. */
  notes: string[];
  /** The first thing that differs, if any: in a sentence, and in a word. */
  differs: string | null;
  fault: Fault | null;
}
