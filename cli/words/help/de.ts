import type { HelpWords } from './en.ts';
import {
  ARENA_GAMES,
  BOT_LIST,
  LEVEL_LIST,
  MAP_GAMES,
  SOLVED_GAMES,
  USUAL_GAMES,
  USUAL_POSITIONS,
  USUAL_WIDTH,
} from './facts.ts';

const BOTS = `Bots nach Stärke: ${LEVEL_LIST}; nach Denkweise: ${BOT_LIST}`;
const LANG = '--lang SPRACHE   en, de oder ja; sonst die Sprache deiner Umgebung';
const SET = '--set KEY=WERT   eine Option des Spiels, siehe yamanote games';
const PROGRESS = '--progress       zeigt auf stderr, wie weit es ist, auch außerhalb eines Terminals';

export const de: HelpWords = {
  overview: (commands, hall) => `Yamanote: Brettspiele aus Tokyo an einem Tisch.

Aufruf: yamanote BEFEHL …

${commands}

Yamanote im Browser:

${hall}

Mehr zu einem Befehl: yamanote BEFEHL --help
Rückgabewerte: 0 in Ordnung, 1 etwas weicht ab oder ist unvollendet, 2 unbrauchbare Eingabe, 70 ein Fehler in Yamanote.
--debug oder YAMANOTE_DEBUG=1 zeigt, woher ein Fehler kommt.`,
  hall: {
    serve: 'startet den Server für Browser: Seiten, Tische und Bots',
    work: 'lässt die Bots eines Servers mit PostgreSQL in einem eigenen Prozess nachdenken',
    store: 'kopiert alles Gespeicherte, von einer Datei nach PostgreSQL oder zurück',
    backup: 'sichert alles Gespeicherte in einer Datei, auch im Betrieb',
    restore: 'holt zurück, was eine solche Datei enthält',
  },
  commands: {
    games: {
      summary: 'zeigt alle Spiele mit Plätzen, Ausgaben und Optionen',
      text: `Aufruf: yamanote games [--lang SPRACHE] [--json]

Zeigt jedes Spiel mit seinen Plätzen, Ausgaben und Optionen, mit den üblichen Werten und ihrer Bedeutung.

  ${LANG}
  --json           für Programme`,
    },
    play: {
      summary: 'spielt eine Partie in diesem Terminal, gegen Bots oder miteinander',
      text: `Aufruf: yamanote play SPIEL [--seats you,normal,…] [--names Aya,…] [--seed S] [--lang SPRACHE] [--set KEY=WERT]…
                      [--hints on|off] [--save DATEI]

Spielt eine Partie. Gib die Nummer einer Antwort ein. „u“ nimmt sie zurück, „?“ erklärt sie, „l“ zeigt den Verlauf, „q“
verlässt die Partie. In manchen Spielen zeigt „o“ deine Vorab-Antworten; wo Tipps erlaubt sind, gibt „h“ einen.
Ohne Terminal kommen die Antworten Zeile für Zeile aus der Standardeingabe.

  --seats a,b,…    wer wo sitzt: you oder ein Bot; mehrere you wechseln sich an der Tastatur ab
                   ${BOTS}
  --names a,b,…    Namen für jedes you oder für jeden Platz
  --seed S         ein beliebiger Text; derselbe Text und dieselben Antworten ergeben dieselbe Partie. Sonst ist der Zufall geheim
  ${LANG}
  ${SET}
  --hints on|off   ob „h“ einen Tipp gibt, was dann im Verlauf steht; sonst nur, wo eine Person allein spielt
  --save DATEI     schreibt die Partie dorthin, wenn sie zu Ende ist oder verlassen wird; yamanote verify prüft dann jeden Wurf`,
    },
    simulate: {
      summary: 'lässt Bots viele Partien spielen und zählt, wer gewinnt, wie lang sie sind und wie schnell es geht',
      text: `Aufruf: yamanote simulate SPIEL [--seats N | --bots a,b,…] [--games N] [--seed S] [--set KEY=WERT]… [--threads N]
                          [--playouts N] [--lang SPRACHE] [--json] [--progress]

Lässt Bots viele Partien spielen. Derselbe Startwert ergibt dieselben Partien, gleich auf wie vielen Threads.

  --seats N        so viele verträumte Bots (random); sonst 4, oder so viele, wie mitspielen können
  --bots a,b,…     diese Bots, nach Plätzen
                   ${BOTS}
  --games N        wie viele Partien; sonst ${USUAL_GAMES}
  --seed S         ein beliebiger Text; sonst 1
  ${SET}
  --threads N      auf so vielen Threads; sonst auf 1
  --playouts N     so oft spielt search für jede Antwort weiter; sonst so oft, wie es zum Spiel passt
  ${LANG}
  --json           {game, games, steps, cpuSeconds, stepsPerSecond, gamesPerSecond, length: {mean, p5, p95},
                   seats: [{bot, wins, winRate, ci95, meanScore}], unfinished}; ein Schritt ist ein Eintrag im Verlauf;
                   cpuSeconds ist die Rechenzeit aller Threads ab der ersten Partie; Partien, die die größte Länge
                   erreichen, zählen als unvollendet
  ${PROGRESS}`,
    },
    arena: {
      summary: 'lässt Bots von jedem Platz aus gegeneinander antreten und zeigt, wie viel stärker einer ist',
      text: `Aufruf: yamanote arena SPIEL --bots a,b,… [--seats 1] [--games N] [--sprt VON,BIS] [--playouts N | --budget ZEIT]
                       [--seed S] [--set KEY=WERT]… [--threads N] [--matches ORDNER] [--lang SPRACHE] [--json] [--progress]

Lässt Bots gegeneinander antreten. Eine Zufallsfolge ist alles, was der Zufall bringen wird; jede wird in jeder Sitzordnung
gespielt: Bei a,b,b,b sitzt a einmal auf jedem Platz. Intervalle gelten je Zufallsfolge, denn ihre Partien teilen ihr Glück.
Ein geteilter Sieg zählt anteilig, eine Partie ohne Sieger für alle gleich. Elo misst gegen einen Platz der anderen: Wer
genau seinen Anteil gewinnt, hat 0.

  --bots a,b,…     wer antritt, auch wen ein Spiel mitbringt, etwa order-free bei Machi Koro
                   ${BOTS}
  --seats 1        jeder spielt allein: mittlere Punkte mit denselben Zufallsfolgen und der Vorsprung auf den letzten Bot
  --games N        wie viele Partien, aufgerundet auf ganze Zufallsfolgen; sonst ${ARENA_GAMES}
  --sprt VON,BIS   hört auf, sobald entschieden ist, ob der erste Bot eher VON oder BIS Elo über den anderen liegt: ein
                   Sequenztest (Normalnäherung, Varianz je Zufallsfolge, etwa eine von zwanzig Antworten ist falsch); --games
                   ist die Grenze
  --playouts N     wie viele Probepartien je Entscheidung; derselbe Startwert ergibt dann dieselben Partien
  --budget ZEIT    wie lange je Entscheidung, etwa 200ms oder 1s Rechenzeit des Threads
  --seed S         ein beliebiger Text; sonst 1
  ${SET}
  --threads N      auf so vielen Threads; sonst auf 1
  --matches ORDNER schreibt jede Partie dorthin, für yamanote replay und verify
  ${LANG}
  --json           {game, options, bots, seats, seed, playouts, budget, deals, games, unfinished, contestants: [{bot, seats,
                   winning: {wins, rate, ci95, par, elo, eloCi95}, meanScore, lead: {over, mean, ci95}, decisions, playouts}],
                   sprt: {low, high, llr, bound, verdict}, cpu: {seconds, perDecision}}; eine Entscheidung ist eine Frage
                   mit mehr als einer Antwort, perDecision nennt Millisekunden je Bot; alles außer cpu ist jedes Mal gleich
  ${PROGRESS}`,
    },
    calibrate: {
      summary: 'vergleicht die Siegchancen, mit denen Bots rechnen, mit ihren wirklichen Siegen',
      text: `Aufruf: yamanote calibrate SPIEL [--seats N | --bots a,b,…] [--positions N] [--seed S] [--set KEY=WERT]…
                           [--playouts N] [--lang SPRACHE] [--json] [--progress]

Lässt Bots spielen und hält an vielen Stellungen an: Wie wahrscheinlich gewinnt jeder Platz, und wie oft gewinnt er? Wem 30 %
vorhergesagt werden, der soll 3 von 10 Partien gewinnen. Allein werden Punkte verglichen. Derselbe Startwert ergibt dieselben
Stellungen.

  --seats N        so viele beständige Bots (greedy); sonst 4, oder so viele, wie mitspielen können
  --bots a,b,…     diese Bots, nach Plätzen
                   ${BOTS}
  --positions N    wie viele Stellungen; sonst ${USUAL_POSITIONS}
  --seed S         ein beliebiger Text; sonst 1
  ${SET}
  --playouts N     so oft spielt search für jede Antwort weiter; sonst so oft, wie es zum Spiel passt
  ${LANG}
  --json           {game, positions, games, bins: [{from, to, predictions, predicted, seen}], error} für Programme; error ist
                   der mittlere Abstand zwischen Vorhersage und Ergebnis
  ${PROGRESS}`,
    },
    scenario: {
      summary: 'spielt Szenarien durch und zeigt, was von der Erwartung abweicht',
      text: `Aufruf: yamanote scenario DATEI… [--lang SPRACHE] [--json] [--progress]

Spielt Szenarien durch: eine Stellung, vorgegebener Zufall, Züge und was danach gelten muss. Zeigt, was abweicht; der
Rückgabewert ist dann 1, ebenso wenn die Regeln nicht weiterkommen. Eine Datei, die kein Szenario ist, unmögliche Züge
enthält oder ein unbekanntes Feld erwartet, wird abgelehnt, mit dem Rückgabewert 2.

  ${LANG}
  --json           {passed, failed, scenarios: [{file, title, rules, ok, differences}]} für Programme
  ${PROGRESS}`,
    },
    position: {
      summary: 'schreibt, liest und prüft eine Stellung in der Schreibweise eines Spiels',
      text: `Aufruf: yamanote position SPIEL [--seats N] [--set KEY=WERT]… [--random N] [--seed S]
        yamanote position SPIEL DATEI [--seats N] [--set KEY=WERT]… [--lang SPRACHE] [--json]

Ohne DATEI: schreibt eine Stellung als JSON, die nach dem Aufbau oder nach N zufälligen Einträgen.
Mit DATEI (- für die Standardeingabe): liest eine Stellung, prüft sie und zeigt sie als Spielplan mit der offenen Frage.

  --seats N        so viele Plätze; sonst so viele, wie DATEI nennt, oder 4
  ${SET}
  --random N       spielt zuerst N zufällige Einträge
  --seed S         ein beliebiger Text für --random; sonst 1
  ${LANG}
  --json           {game, seats, options, position, pending, legal: [{seat, answers}], standing}; die Stellung ist
                   vollständig: Was in DATEI fehlt, ist wie nach dem Aufbau`,
    },
    replay: {
      summary: 'zeigt den Verlauf einer Partie und den Spielplan an jeder Stelle',
      text: `Aufruf: yamanote replay PARTIE.json [--at N] [--lang SPRACHE] [--json]

Zeigt Eintrag für Eintrag, was in einer Partie geschah, und danach den Spielplan.

  --at N           nur die ersten N Einträge: 0 ist der Anfang; sonst alle
  ${LANG}
  --json           {game, at, entries, log: [{entry, events}], position, pending, standing} für Programme`,
    },
    verify: {
      summary: 'prüft Startwert, Würfe, gezogene Karten, Züge und Ende einer Partie',
      text: `Aufruf: yamanote verify PARTIE.json [--note NOTIZ …] [--seal SIEGEL …] [--bits ZAHLEN …] [--lang SPRACHE] [--json]

Prüft eine beendete Partie: dass nichts daran verändert wurde, dass Startwert und Zufallszahlen die sind, die vor dem Start
versiegelt wurden, dass jeder Wurf und jede gezogene Karte daraus folgt, dass jeder Eintrag erlaubt ist und dass die Partie
zu Ende ist. Nennt die erste Stelle, an der etwas abweicht, mit dem Rückgabewert 1.
Sagt auch, was in Ordnung, aber wissenswert ist, und was eine Datei allein nicht beweist: dass alle vor dem Start dieselben
Siegel gesehen haben. Dafür gib an, was die Mitspieler notiert haben; eine Seite zeigt ihre Notiz unter dem Ergebnis.

  --note NOTIZ     alles, was eine Seite notiert hat, so wie sie es zeigt; einmal für jede Seite
  --seal SIEGEL    ein Siegel, das jemand vor dem Start gesehen hat, 64 Ziffern; auch mehrmals
  --bits ZAHLEN    die Zufallszahlen eines Geräts, 32 Ziffern; auch mehrmals
  ${LANG}
  --json           {file, ok, holds, notes, differs, fault} für Programme, auf Englisch`,
    },
    solve: {
      summary: 'findet, was in einer Partie möglich gewesen wäre, hätte man alle Karten gekannt',
      text: `Aufruf: yamanote solve PARTIE.json… [--seat N] [--width N] [--lang SPRACHE] [--json]

Sucht zu beendeten Partien von ${SOLVED_GAMES.join(', ')} den besten Plan mit den Karten, wie sie kamen. Das ist das Beste, was
gefunden wurde, nicht immer das Bestmögliche, aber nie weniger als das Gezeichnete. Bei einem einzigen Platz wird der Plan
gezeigt, bei mehreren Plätzen oder Partien der Anteil an allen diesen Punkten.

  --seat N         nur für diesen Platz, 0 ist der erste; sonst für alle
  --width N        so viele Pläne bleiben nach jeder Karte: mehr dauern länger und finden mehr; sonst ${USUAL_WIDTH}
  ${LANG}
  --json           {width, share, matches: [{file, game, seats: [{seat, own, best, share}]}]} für Programme`,
    },
    map: {
      summary: 'prüft die Datei eines Stadtplans und sagt, was wo nicht stimmt',
      text: `Aufruf: yamanote map check DATEI… [--game SPIEL] [--lang SPRACHE] [--json]

Prüft Stadtpläne aus Dateien, etwa deinen eigenen, den du übertragen hast: ob jeder die richtige Form hat und sich darauf
spielen lässt. Nennt bis zu zehn Fehler einzeln, mit der Prüfung und der Stelle in der Datei, und der Rückgabewert ist 1; mit
--json alle. Eine Datei, die sich nicht lesen lässt oder kein JSON ist, wird abgelehnt, mit dem Rückgabewert 2.

  --game SPIEL     zu welchem Spiel der Plan gehört: ${MAP_GAMES.join(', ')} (${MAP_GAMES[0]})
  ${LANG}
  --json           {sound, faulty, maps: [{file, ok, map, faults: [{check, field, expected, found, …}]}]} für Programme`,
    },
  },
};
