import type { WaysBackWords } from './en.ts';

const day = new Intl.DateTimeFormat('de', { dateStyle: 'long' });

export const de: WaysBackWords = {
  otherDevice: 'Auf anderem Gerät weiterspielen',
  otherDeviceHint: 'Scanne den Code mit dem anderen Gerät oder gib dort die Adresse ein. Sie gilt nur einmal.',

  code: 'Notfallcode',
  codeHint:
    'Schreib ihn auf Papier: Damit hast du Namen, Plätze und Partien auf jedem Gerät wieder, auch wenn dieses verloren geht.',
  codeMade: ({ at }) => `Deiner ist vom ${day.format(at)}. Ein neuer ersetzt ihn.`,
  makeCode: 'Notfallcode erzeugen',
  makeNewCode: 'Neuen Code erzeugen',
  newCode: 'Dein Notfallcode. Er steht nur jetzt hier, also schreib ihn auf:',
  copy: 'Code kopieren',
  copied: 'Kopiert.',
  written: 'Ich habe ihn',

  passkeys: 'Passkeys',
  passkeysHint: 'Melde dich mit Fingerabdruck, Gesicht oder PIN deines Geräts an. Du musst nichts aufschreiben.',
  whyNoPasskeys: {
    insecure: 'Passkeys erlauben Browser nur über https, und diese Adresse beginnt mit http.',
    number: 'Passkeys erlauben Browser nur für einen Namen, und diese Adresse ist eine Zahl.',
    unsupported: 'Dieser Browser kann keine Passkeys.',
  },
  passkeyName: 'Name des neuen Passkeys',
  thisDevice: 'Dieses Gerät',
  addPasskey: 'Hinzufügen',
  added: 'Passkey hinzugefügt.',
  removed: 'Passkey entfernt. Auf deinem Gerät kannst du ihn auch löschen.',
  removeShort: 'Entfernen',
  remove: ({ name }) => `Passkey ${name} entfernen`,
  used: ({ at }) => `zuletzt benutzt am ${day.format(at)}`,
  unused: ({ at }) => `vom ${day.format(at)}, noch nie benutzt`,
  elsewhere: ({ host }) => `gilt nur auf ${host}`,

  comeBack: 'Ich habe hier schon gespielt',
  comeBackHint: 'Hol deinen Namen, deine Plätze und Partien auf dieses Gerät.',
  nowHere: ({ name }) =>
    `Auf diesem Gerät bist du gerade ${name}. Diese Plätze bleiben bei ${name}. Zurück kommst du nur mit Notfallcode oder Passkey von ${name}.`,
  codeField: 'Dein Notfallcode',
  bring: 'Hierher holen',
  signIn: 'Mit Passkey anmelden',
  welcomeBack: ({ name }) => `Willkommen zurück, ${name}!`,
  length: ({ letters, all }) =>
    `Ein Notfallcode hat ${all} Buchstaben. Du hast ${letters === 0 ? 'keinen' : letters} eingegeben.`,

  others: 'Andere Geräte',
  othersHint:
    'Ist ein Gerät verloren oder nicht mehr deins? Melde alle außer diesem ab. Notfallcode und Passkeys gelten weiter.',
  signOut: 'Alle anderen Geräte abmelden',
  reallySignOut: 'Dann kann dort niemand mehr in deinem Namen spielen. Wirklich abmelden?',
  yes: 'Abmelden',
  no: 'Abbrechen',
  signedOut: 'Alle anderen Geräte sind abgemeldet.',

  refused: {
    'bad-code': 'Diesen Code hat niemand. Vielleicht gibt es inzwischen einen neueren.',
    mistyped: 'Ein Buchstabe stimmt nicht. Vergleiche den Code mit deinem Zettel.',
    'too-late': 'Das hat zu lange gedauert. Versuch es noch einmal.',
    'unknown-passkey': 'Dieser Passkey wurde hier entfernt. Nimm einen anderen oder deinen Notfallcode.',
    'wrong-passkey': 'Das hat mit diesem Passkey nicht geklappt. Versuch es noch einmal.',
    'enough-passkeys': 'Mehr Passkeys gehen nicht. Entferne zuerst einen.',
    'too-fast': 'Das waren zu viele Versuche. Warte bitte eine Minute.',
  },
  cancelled: 'Dein Browser hat das nicht zu Ende gebracht. Du kannst es noch einmal versuchen.',
  hasOne: 'Dieses Gerät hat schon einen Passkey für dich.',

  invitation: 'Nur dieser Browser weiß, dass diese Plätze dir gehören.',
  invitationHint: 'Mit Notfallcode oder Passkey bekommst du sie auf jedem Gerät zurück.',
  keep: 'Plätze sichern',
  never: 'Nicht mehr fragen',
  wasSignedOut:
    'Du bist auf diesem Gerät abgemeldet. Zurück kommst du mit Notfallcode oder Passkey: Menü, „Deine Geräte“.',
};
