import { readFileSync } from 'node:fs';
import { loadAll } from '@yamanote/games/by-language';
import { CARDS, discardEffectOf, type KeepId, ownEffectOf } from '@yamanote/games/king-of-tokyo/rules';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { faultsIn } from '@yamanote/tools/voice';
import { describe, expect, test } from 'vitest';
import { cardWords, rulesOf, rulings, words } from './index.ts';
import { topics as topicsBy } from './topics.ts';

await loadAll(words, rulings, topicsBy);

/** The rules call the kinds as the cards do; what is read at the table says more plainly what they do. */
const PRINTED_KINDS = {
  en: { keep: 'Keep', discard: 'Discard' },
  de: { keep: 'Behalten', discard: 'Abwerfen' },
  ja: words.ja.kinds,
} as const;
const LONGEST_SHORT = { en: 40, de: 40, ja: 20 } as const;

function rulesIn(language: Language): string {
  const file = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
}

const UNITS = {
  stars: '(stars?|Ruhmpunkte?n?|スター)',
  damage: '(damage|Schaden|ダメージ)',
  hearts: '(hearts?|Herz(en)?|ハート)',
  energy: '(energy|Energie|エネルギー)',
  counters: '([a-z]* ?counters?|Rauchchips|個)',
} as const;

function mentions(amount: number, unit: keyof typeof UNITS): RegExp {
  return new RegExp(`(?<!\\d)${amount} ?${UNITS[unit]}`);
}

describe.each(LANGUAGES)('in %s', (language) => {
  const topics = topicsBy[language];
  const cards = cardWords[language];

  test('a card tells its kind, its cost and how often it is in the deck', () => {
    for (const { id, kind, cost, copies } of CARDS) {
      const topic = topics.find((one) => one.id === id);
      expect(topic?.name).toBe(cards[id].name);
      expect(topic?.text).toContain(words[language].kinds[kind]);
      expect(topic?.text).toMatch(mentions(cost, 'energy'));
      expect(topic?.text).toContain(cards[id].text);
      if (copies > 1) expect(topic?.text).toMatch(/2 in the deck|2-mal im Stapel|山札に2枚/);
    }
  });

  test('a discard card says what it gives and takes', () => {
    for (const { id, kind } of CARDS) {
      if (kind !== 'discard') continue;
      const { stars, energy, heal, starsLost, damage } = discardEffectOf(id);
      for (const text of [cards[id].text, cards[id].short]) {
        if (stars > 0) expect(text).toMatch(mentions(stars, 'stars'));
        if (starsLost > 0) expect(text).toMatch(mentions(starsLost, 'stars'));
        if (energy > 0) expect(text).toMatch(mentions(energy, 'energy'));
        if (heal > 0) expect(text).toMatch(mentions(heal, 'hearts'));
        if (damage !== null) expect(text).toMatch(mentions(damage.amount, 'damage'));
      }
    }
  });

  test('a keep card says what its use costs, and what it brings', () => {
    for (const { id, kind } of CARDS) {
      if (kind !== 'keep') continue;
      const effect = ownEffectOf(id as KeepId);
      const { text } = cards[id];
      const prices = ['rerollEnergy', 'cancelEnergy', 'healEnergy', 'copyEnergy', 'healsOthers', 'payOut'] as const;
      for (const hook of [...prices, 'discount'] as const) {
        if (effect[hook] > 0) expect(text, `${id}.${hook}`).toMatch(mentions(effect[hook], 'energy'));
      }
      if (effect.change !== null && effect.change.energy > 0)
        expect(text).toMatch(mentions(effect.change.energy, 'energy'));
      for (const hook of ['attackStars', 'purchaseStars', 'deathStars', 'underdogStars', 'tokyoStars'] as const) {
        if (effect[hook] > 0) expect(text, `${id}.${hook}`).toMatch(starsOf(effect[hook]));
      }
      if (effect.hearts > 0) expect(text).toMatch(mentions(effect.hearts, 'hearts'));
      if (effect.heartLimit > 10) expect(text).toContain(`${effect.heartLimit}`);
      if (effect.revives > 0) expect(text).toMatch(mentions(effect.revives, 'hearts'));
      if (effect.counters > 0) expect(text).toMatch(mentions(effect.counters, 'counters'));
      if (effect.grudge !== null) expect(text).toMatch(mentions(effect.grudge.energy, 'energy'));
    }
  });

  test('a small card has a short text, and every card a ruling', () => {
    for (const { id } of CARDS) {
      const { short } = cards[id];
      expect([...short].length, short).toBeLessThanOrEqual(LONGEST_SHORT[language]);
      expect(short, id).not.toMatch(/[.。]$/);
      expect(rulings[language][id].length, id).toBeGreaterThan(0);
      for (const ruling of rulings[language][id]) expect(ruling).toMatch(/[.。]$/);
    }
  });

  test('names tell cards, monsters and topics apart', () => {
    for (const names of [topics.map(({ id }) => id), topics.map(({ name }) => name)]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('the written rules list the cards as they are, and rule on each of them by name', () => {
    const text = rulesIn(language);
    for (const { id, kind, cost, copies } of CARDS) {
      const cells = [cards[id].name, PRINTED_KINDS[language][kind], cost, copies];
      expect(text).toContain(`| ${cells.join(' | ')} |`);
      const [first, ...others] = rulesOf[id];
      expect(ruleOf(text, first), `${first} ${id}`).toContain(cards[id].name);
      for (const other of others) expect(ruleOf(text, other), `${other} ${id}`).not.toBe('');
    }
  });
});

/** "1 star", "1 more star", 「1スター」. */
function starsOf(amount: number): RegExp {
  return new RegExp(`(?<!\\d)${amount} (more )?${UNITS.stars}|${amount}スター`);
}

/** The lines of a rule; empty if there is none. */
function ruleOf(text: string, id: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`- **${id}`) || line.startsWith(`| **${id}`));
  if (at < 0) return '';
  const end = lines.findIndex((line, i) => i > at && !line.startsWith('  '));
  return lines.slice(at, end).join(' ').replaceAll(/\s+/g, ' ');
}

describe('the written rules', () => {
  const idsIn = (text: string) => Array.from(text.matchAll(/^(?:\s*- |\| )\*\*(KOT-\w+(?:\.\w+)?)/gm), ([, id]) => id);

  test('have the same ids in every language', () => {
    const ids = idsIn(rulesIn('en'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsIn(rulesIn('de'))).toEqual(ids);
    expect(idsIn(rulesIn('ja'))).toEqual(ids);
  });

  test.each(LANGUAGES)('keep to the glossary, and to the marks of their language (%s)', (language) => {
    expect(faultsIn(paragraphsOf(rulesIn(language)), 'king-of-tokyo', language)).toEqual([]);
  });

  test.each(LANGUAGES)('refer only to rules that there are (%s)', (language) => {
    const ids = idsIn(rulesIn(language));
    const sections = new Set(ids.map((id) => id.replace(/(\.\w+|\d+)$/, '')));
    for (const [mentioned] of rulesIn(language).matchAll(/KOT-[A-Z]*\d*(?:\.\d+)?/g)) {
      expect([...ids, ...sections], mentioned).toContain(mentioned);
    }
  });
});

/** What is read: rules without their ids, cells and paragraphs, without markup. */
function paragraphsOf(text: string): { key: string; text: string }[] {
  const blocks = text.split(/\n(?=\n|\s*- |\|)/).map((block) => block.replaceAll(/\s+/g, ' ').trim());
  return blocks
    .flatMap((block) => (block.startsWith('|') ? block.split('|') : [block.replace(/^- \*\*KOT-[^*]+\*\*( – )?/, '')]))
    .map((part) => part.replaceAll(/[*#]|^- /g, '').trim())
    .map((part) => ({ key: part.slice(0, 30), text: part }));
}
