const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export const en = {
  otherDevice: 'Continue on another device',
  otherDeviceHint: 'Scan this code with the other device, or type in the address there. It only works once.',

  code: 'Recovery code',
  codeHint:
    'Write it down on paper: it brings your name, seats and matches back on any device, even if this one is lost.',
  codeMade: ({ at }: { at: number }) =>
    `You made yours on ${day.format(at)}. If you make a new one, the old one stops working.`,
  makeCode: 'Make a recovery code',
  makeNewCode: 'Make a new code',
  newCode: 'Your recovery code. It is only shown now, so write it down:',
  copy: 'Copy the code',
  copied: 'Copied.',
  written: 'I have it',

  passkeys: 'Passkeys',
  passkeysHint: 'Sign in with your fingerprint, your face or the PIN of your device. Nothing to write down.',
  whyNoPasskeys: {
    insecure: 'Browsers only allow passkeys over https, and this address begins with http.',
    number: 'Browsers only allow passkeys for a name, and this address is a number.',
    unsupported: 'This browser has no passkeys.',
  },
  passkeyName: 'Name of the new passkey',
  thisDevice: 'This device',
  addPasskey: 'Add',
  added: 'Passkey added.',
  removed: 'Passkey removed. You can delete it on your device, too.',
  removeShort: 'Remove',
  remove: ({ name }: { name: string }) => `Remove passkey ${name}`,
  used: ({ at }: { at: number }) => `last used on ${day.format(at)}`,
  unused: ({ at }: { at: number }) => `made on ${day.format(at)}, not used yet`,
  elsewhere: ({ host }: { host: string }) => `only works at ${host}`,

  comeBack: 'I have played here before',
  comeBackHint: 'Bring your name, seats and matches to this device.',
  /** Read before somebody becomes somebody else here. */
  nowHere: ({ name }: { name: string }) =>
    `On this device you are ${name} now. Those seats stay with ${name}, and you only get back to them with a recovery code or passkey of ${name}.`,
  codeField: 'Your recovery code',
  bring: 'Bring them here',
  signIn: 'Sign in with a passkey',
  welcomeBack: ({ name }: { name: string }) => `Welcome back, ${name}!`,
  length: ({ letters, all }: { letters: number; all: number }) =>
    `A recovery code has ${all} letters. You typed ${letters === 0 ? 'none' : letters}.`,

  others: 'Other devices',
  othersHint:
    'If a device is lost or no longer yours: sign out all but this one. Your recovery code and passkeys still work.',
  signOut: 'Sign out all other devices',
  reallySignOut: 'Nobody else can play in your name then. Sign them out?',
  yes: 'Sign out',
  no: 'Cancel',
  signedOut: 'All other devices are signed out.',

  refused: {
    'bad-code': 'Nobody has this code. It may have been replaced by a newer one.',
    mistyped: 'One of the letters is not right. Compare them with what you wrote down.',
    'too-late': 'That took too long. Please try again.',
    'unknown-passkey': 'This passkey has been removed here. Use another one, or your recovery code.',
    'wrong-passkey': 'That did not work with this passkey. Please try again.',
    'enough-passkeys': 'You already have as many passkeys as possible. Remove one first.',
    'too-fast': 'Too many tries. Please wait a minute.',
  },
  cancelled: 'Your browser did not finish that. You can try again.',
  hasOne: 'This device already has a passkey for you.',

  /** Beside one’s matches, to who has kept nothing yet. */
  invitation: 'Only this browser knows that these seats are yours.',
  invitationHint: 'With a recovery code or a passkey you get them back on any device.',
  keep: 'Keep them safe',
  never: 'Don’t ask again',
  wasSignedOut:
    'You are signed out on this device. Your recovery code or a passkey brings you back: Menu, “Your devices”.',
};

export type WaysBackWords = typeof en;
