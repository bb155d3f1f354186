import { cards, station, ward } from './grammar.ja.ts';
import type { Words } from './words.ts';

export const kinds: Words['kinds'] = { open: '開店', track: '敷設', move: '移動', upgrade: '昇格', income: '収入' };

export const wardText: Words['wardText'] = ({ cards: copies, stations, neighbours, bay }) => {
  const stops = stations.map(
    (stop) =>
      `${station(stop.station)}駅${stop.marked ? '（四角）' : ''}は${stop.ways.map(station).join('、')}に線路を敷けます`,
  );
  const borders = `隣は${neighbours.map(ward).join('、')}${bay ? '、そして怪獣が現れる東京湾' : ''}です。`;
  return `山札にこの区のカードは${cards(copies)}あります。${stops.join('。')}。${borders}`;
};

export const supplies: Words['supplies'] = {
  queue: {
    name: '待ち行列',
    text: '次にどの区へ客が来るかを示す、4枚の区のカードの列です。手番の初めに、1番のカードの客がその区へ行き、そのカードは自分の手札になります。残りが詰めて新しいカードが加わり、袋から引いた客は、同じ品の客がいるカードへ、なければ最初の空のカードへ並びます。',
  },
  arrivals: {
    name: '試作版の客の登場',
    text: '試作版では、手番の初めにカードを1枚めくり、袋から1人がその区に来ます。地図に百貨店が3軒建つと2人になります。',
  },
  stars: {
    name: '星',
    text: '最後に星1個は好きな品の客1人の代わりになり、同点なら星の多い人が勝ちます。星トラックは次の昇格でもらえる星を示し、ゲーム全体で最初の6回に3、2、2、2、1、1個がつきます。書かれた数は、待ち行列に並ぶ客の人数です。',
  },
  ending: {
    name: 'ゲームの終わり',
    text: '最後の客を地図に出した人が手番を終え、最初の手番の人の前の人まで続けて終わります。それが最初の手番の人なら、手番の数をそろえる卓でないかぎり、その手番で終わります。試作版では、袋が空になった手番のあと、全員がカードを引き、1回ずつ手番を行って終わります。一巡のあいだカードがまったくないときも終わります。',
  },
};
