/** Before the first throw: seals and bits. */

/** What somebody's page has given for the deal that this commitment announces: the seal of its bits, and then those. */
export interface DealPart {
  guest: string;
  commitment: string;
  seal: string;
  bits: string | null;
}

/** What pages give for the deal of a match; the last word counts, until the match begins or the deal is void. */
export interface Deals {
  seal(match: string, part: Omit<DealPart, 'bits'>): Promise<void>;
  /** The bits that were sealed; all parts of the match, with them. */
  open(match: string, guest: string, commitment: string, bits: string): Promise<DealPart[]>;
}
