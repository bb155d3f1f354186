/** So much room a window needs to have the chat beside what it shows. */
export const BESIDE = '(min-width: 1280px) and (min-height: 560px)';
