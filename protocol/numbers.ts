/** Numbers that the hall and its pages share. */

/** No game has more seats. */
export const MOST_SEATS = 6;
/** So many colours there are for a guest to choose from. */
export const SEAT_COLOURS = 6;
/** So many tables a board shows at most; whatever is more is found by its link. */
export const MOST_LISTED = 200;
/** Of a guest's name, in characters. */
export const LONGEST_NAME = 24;
/** A hall that is to be called again at once closes its sockets with this: another node of it is there, or it will be itself. */
export const RESTARTING = 1012;
/** The longest that a table waits by itself for whoever is gone, in seconds: a fortnight. */
export const LONGEST_ABSENCE = 14 * 86_400;
/** Of the word of a closed hall, in characters. */
export const LONGEST_WORD = 100;
