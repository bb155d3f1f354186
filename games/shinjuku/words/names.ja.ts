import { cards, station, ward } from './grammar.ja.ts';
import type { Words } from './words.ts';

export const kinds: Words['kinds'] = { open: '開店', track: '敷設', move: '移動', upgrade: '改装', income: '収入' };

export const wardText: Words['wardText'] = ({ cards: copies, stations, neighbours, bay }) => {
  const stops = stations.map(
    (stop) =>
      `${station(stop.station)}駅${stop.marked ? '（百貨店を建てられる駅）' : ''}は${stop.ways.map(station).join('、')}に線路を敷けます`,
  );
  const borders = `隣は${neighbours.map(ward).join('、')}${bay ? '、そして怪獣が現れる東京湾' : ''}です。`;
  return `山札にこの区のカードは${cards(copies)}あります。${stops.join('。')}。${borders}`;
};

export const supplies: Words['supplies'] = {
  queue: {
    name: '待機列',
    text: '次に客が来る区を示す、4枚の区のカードの列です。手番の最初に、1番のカードの客がその区へ行き、そのカードは自分の手札になります。残りが詰めて、新しいカードが加わります。袋から引いた客は、同じ商品の客がいるカードに並びます。なければ最初の空いたカードに並びます。',
  },
  arrivals: {
    name: '試作版の客の登場',
    text: '試作版では、手番の最初に山札の1枚をめくり、袋から1人がその区に来ます。地図の百貨店が3軒以上なら、2人です。',
  },
  stars: {
    name: '星',
    text: '星1個は、最後に好きな商品の客1人として数えます。同点なら、星の多い人が勝ちます。星の列は、次の改装でもらえる星の数を示します。ゲーム全体で最初の6回は3、2、2、2、1、1個で、そのあとはありません。書かれた数は、待機列に並ぶ客の人数です。',
  },
  ending: {
    name: 'ゲームの終わり',
    text: '最後の客が地図に出ると、終わりが近づきます。その手番を終えたら、スタートカードを持つ人の前の人まで手番を続けて終わります。スタートカードを持つ人が出したときは、手番の数をそろえる設定でないかぎり、その手番で終わります。試作版では、袋が空になった手番のあと、全員が収入を得て、1回ずつ手番を行って終わります。一巡のあいだカードがまったくないときも終わります。',
  },
};
