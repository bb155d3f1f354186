// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { heardText } from './heard-text.ts';

function heard(html: string): string {
  const place = document.createElement('div');
  place.innerHTML = html;
  return heardText(place, ', ');
}

it('says the parts of a paragraph with a pause between them, as gaps set them apart for the eye', () => {
  expect(heard('<p><span>3 energy</span> <span>heals 1</span>now</p>')).toBe('3 energy, heals 1, now');
  expect(heard('<div>one</div><div>two</div>')).toBe('one, two');
});

it('goes on without a pause after a part that leads on', () => {
  expect(heard('<p><b data-leads>You get</b><span>5   coins</span></p>')).toBe('You get 5 coins');
});

it('leaves out what is only to be seen, and buttons, which speak for themselves', () => {
  expect(heard('<p><i aria-hidden="true">♥ 9 → 6</i><span>6 hearts remain</span><button>Read</button></p>')).toBe(
    '6 hearts remain',
  );
  expect(heard('<p><!-- nothing --></p>')).toBe('');
});
