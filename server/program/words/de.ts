import type { Copied } from '../../store/transfer/index.ts';
import type { ProgramWords } from './en.ts';

const count = (n: number, one: string, many: string) =>
  `${n} ${new Intl.PluralRules('de').select(n) === 'one' ? one : many}`;
const counted = ({ tables, matches, entries }: Copied) =>
  `${count(tables, 'Tisch', 'Tische')}, ${count(matches, 'Partie', 'Partien')}, ${count(entries, 'Eintrag', 'Einträge')}`;

export const de: ProgramWords = {
  help: {
    usage: (command) => `Aufruf: ${command}`,
    about: {
      serve: 'Startet den Server für Browser: Seiten, Tische und Bots. Er läuft, bis ihn jemand beendet.',
      work: 'Lässt die Bots eines Servers mit PostgreSQL hier nachdenken. Davon dürfen beliebig viele laufen, überall, wo sie die Datenbank erreichen.',
      store:
        'Kopiert alles, was ein beendeter Server gespeichert hat, an einen leeren Ort und vergleicht jede Partie mit ihrer Kopie. Das Original bleibt, wie es ist.',
      backup:
        'Sichert alles Gespeicherte in einer Datei, auch im Betrieb. Der Schlüssel ist nicht dabei: Sichere auch hall.key, und zwar woanders.',
      restore:
        'Holt zurück, was eine Sicherung enthält. Das Ziel muss leer sein; nur der Schlüssel darf schon dort liegen.',
    },
    standsFor: {
      number: 'N',
      seconds: 'SEKUNDEN',
      milliseconds: 'MS',
      name: 'NAME',
      address: 'ADRESSE',
      folder: 'ORDNER',
      file: 'DATEI',
      url: 'URL',
      place: 'ORT',
    },
    settings: {
      port: 'auf welchem Port Yamanote zu erreichen ist; 0 nimmt irgendeinen freien',
      listen: 'unter welcher Adresse dieses Rechners; sonst 127.0.0.1, mit --share 0.0.0.0',
      share: 'öffnet Yamanote für das ganze Netzwerk statt nur für diesen Rechner und zeigt, wie man hinkommt',
      host: 'ein Name, unter dem Yamanote zu erreichen ist, etwa spiele.example; so oft, wie es Namen gibt',
      'trust-proxy': 'ein Proxy davor sagt, wer fragt (X-Forwarded-For, -Proto, -Host)',
      data: 'der Ordner mit Datendatei und Schlüssel',
      store: 'alles steht in PostgreSQL statt in der Datendatei',
      key: 'womit Partien unterschrieben und Startwerte verschlossen werden; sonst hall.key im Datenordner. Alle Knoten brauchen denselben',
      'word-file':
        'eine Datei mit einem Kennwort, das man einmal eingibt, bevor man einen Tisch eröffnet oder sich hinsetzt; sonst dürfen das alle. Links zu einem Platz gelten auch ohne. Alle Knoten brauchen dasselbe',
      bots: 'ob Bots in diesem Prozess nachdenken oder in denen von yamanote work',
      thinkers: 'in wie vielen Threads Bots nachdenken; sonst in einem weniger, als es Kerne gibt, höchstens in 4',
      'bot-pace': 'wie lange ein Bot zwischen zwei Antworten wartet, damit man folgen kann',
      'away-after': 'nach welcher Zeit ein Bot oder jemand anders für Abwesende weitermachen darf',
      'deal-wait':
        'wie lange eine Partie wartet, bis alle am Tisch hereingeschaut und ihre Zufallszahlen beigetragen haben, wenn Leute nur einmal am Tag vorbeikommen; sonst wartet sie nur auf offene Seiten',
      'private-notices':
        'erlaubt Benachrichtigungen an Webhooks und Push-Dienste im eigenen Netz und über einfaches http; sonst nur an öffentliche Adressen über https',
      drain: 'wie lange ein Server beim Beenden höchstens auf Proxy, Seiten und laufendes Speichern wartet',
      metrics: 'bietet Messwerte für Prometheus unter /metrics an einem eigenen Port an; sonst nirgends',
      log: 'gibt alles aus, was geschieht, je eine Zeile JSON; sonst nur, was nicht stimmt',
    },
    given: {
      store: { from: 'ein Ordner oder die URL einer Datenbank', to: 'ein Ordner oder die URL einer Datenbank' },
      backup: { to: 'die Datei, die geschrieben wird' },
      restore: { from: 'die Datei, die gelesen wird' },
    },
    otherwise: (about, usual) => `${about}; sonst ${usual}`,
    lang: 'en, de oder ja; sonst die Sprache deiner Umgebung',
    help: 'zeigt diese Hilfe',
    environment: 'In Klammern steht die Umgebungsvariable, die dasselbe bewirkt. Eine Option hat Vorrang.',
  },
  open: (address) => `Yamanote ist offen: ${address}`,
  signs: (fingerprint) => `Partien werden mit dem Schlüssel ${fingerprint} unterschrieben.`,
  toNetwork: (address) => `Für alle in diesem Netzwerk: ${address}`,
  noNetwork: 'Dieser Rechner ist in keinem Netzwerk, das andere nutzen könnten.',
  works: 'Hier denken Bots nach.',
  keepsNothing: (why) => `Yamanote beendet sich, weil es nichts mehr speichern kann: ${why}.`,
  closedBadly: (why) => `Yamanote wurde beendet, aber nicht ordentlich: ${why}`,
  closedLate: (seconds) => `Yamanote wurde nach ${seconds} s beendet, bevor alles fertig war.`,
  portInUse: (port, flag) => `Port ${port} ist schon belegt; wähle mit ${flag} einen anderen.`,
  notAllowed: (port, folder) => `Dieser Benutzer darf Port ${port} nicht öffnen oder nicht in ${folder} schreiben.`,
  notOpened: (why) => `Der Server ließ sich nicht starten: ${why}`,
  matchesDone: (done, all) => `${done} von ${count(all, 'Partie', 'Partien')}`,
  copied: (counts) => `Kopiert und verglichen, alles ist gleich: ${counted(counts)}.`,
  backedUp: (file, counts) =>
    `${file} enthält ${counted(counts)}. Der Schlüssel ist nicht dabei: Bewahre hall.key woanders auf.`,
  restored: (counts) => `Zurückgeholt: ${counted(counts)}.`,
};
