/** Whoever serves matches whose clocks run says so every second; after so many milliseconds without a word, nobody did. */
export const LONGEST_BREATH = 3000;
