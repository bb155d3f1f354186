/** Whether the person last used the keyboard: only then does focus have to be led along. */
let keyboard = false;

addEventListener(
  'keydown',
  () => {
    keyboard = true;
  },
  true,
);
addEventListener(
  'pointerdown',
  () => {
    keyboard = false;
  },
  true,
);

export function usesKeyboard(): boolean {
  return keyboard;
}
