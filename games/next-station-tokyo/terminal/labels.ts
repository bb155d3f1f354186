/** The few words of the board that no rule, card or question has. */
import type { Language } from '@yamanote/games/room';

export interface Labels {
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
  /** A district's name, short enough to list all 13. */
  district(name: string): string;
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
    underground: (open, of) => `underground ${open}/${of}`,
    joker: 'joker',
    switch: 'switch',
    undergroundSign: 'underground',
    effect: 'effect',
    hotspots: (count) => `hotspots: ${count}`,
    ring: (count) => `Yamanote missed: ${count}`,
    interchanges: (lines, count) => `${lines}-line interchanges: ${count}`,
    district: (name) => name,
    goal: 'goal',
    total: 'total',
    modules: 'modules',
    grade: (grade) => `grade ${grade} of 6`,
    others: 'Other sheets',
    drawing: 'drawing',
    ready: 'ready',
    ahead: 'ahead',
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
    underground: (open, of) => `unterirdisch ${open}/${of}`,
    joker: 'Joker',
    switch: 'Weiche',
    undergroundSign: 'unterirdisch',
    effect: 'Effekt',
    hotspots: (count) => `Hotspots: ${count}`,
    ring: (count) => `Yamanote ausgelassen: ${count}`,
    interchanges: (lines, count) => `Umsteigen, ${lines} Linien: ${count}`,
    district: (name) =>
      name
        .replace('innerer Hauptbezirk', 'innen')
        .replace('äußerer Hauptbezirk', 'außen')
        .replace('Randbezirk', 'Rand'),
    goal: 'Ziel',
    total: 'Summe',
    modules: 'Module',
    grade: (grade) => `Stufe ${grade} von 6`,
    others: 'Andere Pläne',
    drawing: 'zeichnet',
    ready: 'fertig',
    ahead: 'voraus',
    finished: 'Plan fertig',
    target: 'erreichbar',
    start: 'Start',
    meeting: 'Linien',
  },
  ja: {
    phase: (number, of) => `フェーズ${number}／${of}`,
    round: (number) => `ラウンド${number}`,
    lastRound: '最終ラウンド',
    open: '公開',
    left: '残り',
    underground: (open, of) => `地下 ${open}/${of}`,
    joker: 'ジョーカー',
    switch: '分岐',
    undergroundSign: '地下',
    effect: '効果',
    hotspots: (count) => `名所：${count}か所`,
    ring: (count) => `通っていない山手線：${count}駅`,
    interchanges: (lines, count) => `${lines}線の乗換駅：${count}駅`,
    district: (name) => name,
    goal: '目標',
    total: '合計',
    modules: 'モジュール',
    grade: (grade) => `6段階中${grade}`,
    others: 'ほかの人の路線図',
    drawing: '考え中',
    ready: '完了',
    ahead: '先に進んでいます',
    finished: '全線完了',
    target: '引ける駅',
    start: '始発駅',
    meeting: '線の数',
  },
};
