import { expect, it } from 'vitest';
import { type Deed, deedOf, KEYS, type KeyPlace, keySigns } from './keys.ts';

function pressed(key: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held } as KeyboardEvent;
}

it('knows every key that it lists, and in one place no key does two things', () => {
  for (const [place, deeds] of Object.entries(KEYS)) {
    const all = Object.values(deeds).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const [deed, keys] of Object.entries(deeds) as [Deed, readonly string[]][])
      for (const key of keys) {
        const event = key.startsWith('Shift+') ? pressed(key.slice(6), { shiftKey: true }) : pressed(key);
        expect(deedOf(place as KeyPlace, event), key).toBe(deed);
      }
  }
});

it('takes a letter with and without Shift, but an arrow only as it is meant', () => {
  expect(deedOf('table', pressed('Z', { shiftKey: true }))).toBe('undo');
  expect(deedOf('table', pressed('?', { shiftKey: true }))).toBe('help');
  expect(deedOf('targets', pressed('ArrowUp', { shiftKey: true }))).toBeNull();
  expect(deedOf('map', pressed('ArrowUp'))).toBeNull();
});

it('leaves to the browser what is pressed together with Ctrl, Alt or the command key', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey'])
    expect(deedOf('table', pressed('z', { [held]: true }))).toBeNull();
});

it('shows keys as they are printed', () => {
  expect(keySigns(KEYS.table.select, 'Space')).toEqual(['1–9']);
  expect(keySigns(KEYS.targets.walk, 'Space')).toEqual(['← ↑ → ↓']);
  expect(keySigns(KEYS.map.pan, 'Space')).toEqual(['Shift', '← ↑ → ↓']);
  expect(keySigns(KEYS.targets.choose, 'Leertaste')).toEqual(['Enter', 'Leertaste']);
  expect(keySigns(KEYS.over.close, 'Space')).toEqual(['Esc']);
});
