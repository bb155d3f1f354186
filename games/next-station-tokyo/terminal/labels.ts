/** The few words of the board that no rule, card or question has. */
import type { Language } from '@yamanote/games/room';

interface Labels {
  phase(number: number, of: number): string;
  round(number: number): string;
  lastRound: string;
  /** Heads of the two rows of cards: those that lie open, and those that are still to come. */
  open: string;
  left: string;
  /** How many of the underground cards lie open. */
  underground(open: number, of: number): string;
  joker: string;
  switch: string;
  undergroundSign: string;
  effect: string;
  hotspots(count: number): string;
  /** Stations of the ring without a line. */
  ring(count: number): string;
  interchanges(lines: number, count: number): string;
  goal: string;
  total: string;
  modules: string;
  grade(grade: number): string;
  others: string;
  drawing: string;
  ready: string;
  ahead: string;
  finished: string;
  /** What the signs on the sheet mean. */
  target: string;
  start: string;
  meeting: string;
}

export const labels: Readonly<Record<Language, Labels>> = {
  en: {
    phase: (number, of) => `phase ${number} of ${of}`,
    round: (number) => `round ${number}`,
    lastRound: 'last round',
    open: 'open',
    left: 'left',
    underground: (open, of) => `${open} of ${of} underground`,
    joker: 'joker',
    switch: 'switch',
    undergroundSign: 'underground',
    effect: 'effect',
    hotspots: (count) => `hotspots (${count})`,
    ring: (count) => `ring stations open (${count})`,
    interchanges: (lines, count) => `${lines} lines meet (${count})`,
    goal: 'goal',
    total: 'total',
    modules: 'modules',
    grade: (grade) => `grade ${grade} of 6`,
    others: 'Other sheets',
    drawing: 'draws',
    ready: 'ready',
    ahead: 'further on',
    finished: 'finished',
    target: 'open to you',
    start: 'start',
    meeting: 'lines meet',
  },
  de: {
    phase: (number, of) => `Durchgang ${number} von ${of}`,
    round: (number) => `Runde ${number}`,
    lastRound: 'letzte Runde',
    open: 'offen',
    left: 'übrig',
    underground: (open, of) => `${open} von ${of} unterirdisch`,
    joker: 'Joker',
    switch: 'Weiche',
    undergroundSign: 'unterirdisch',
    effect: 'Effekt',
    hotspots: (count) => `Hotspots (${count})`,
    ring: (count) => `Ring ohne Linie (${count})`,
    interchanges: (lines, count) => `${lines} Linien an Station (${count})`,
    goal: 'Ziel',
    total: 'Summe',
    modules: 'Module',
    grade: (grade) => `Stufe ${grade} von 6`,
    others: 'Andere Pläne',
    drawing: 'zeichnet',
    ready: 'fertig',
    ahead: 'schon weiter',
    finished: 'am Ziel',
    target: 'erreichbar',
    start: 'Start',
    meeting: 'Linien',
  },
  ja: {
    phase: (number, of) => `フェーズ${number}/${of}`,
    round: (number) => `ラウンド${number}`,
    lastRound: '最終ラウンド',
    open: '公開',
    left: '残り',
    underground: (open, of) => `地下 ${open}/${of}`,
    joker: 'ジョーカー',
    switch: '分岐',
    undergroundSign: '地下',
    effect: '効果',
    hotspots: (count) => `名所（${count}）`,
    ring: (count) => `未接続の環状線（${count}）`,
    interchanges: (lines, count) => `${lines}線の乗換駅（${count}）`,
    goal: '目標',
    total: '合計',
    modules: 'モジュール',
    grade: (grade) => `6段階の${grade}`,
    others: 'ほかの人の路線図',
    drawing: '考え中',
    ready: '完了',
    ahead: '先に進行中',
    finished: '全線完了',
    target: '引ける駅',
    start: '始発駅',
    meeting: '線の数',
  },
};
