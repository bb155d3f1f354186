export const en = {
  here: 'In this tab',
  vibrate: 'Vibrate when it’s my turn',
  push: 'On this device, also when Yamanote is closed',
  pushHint: 'You are told when a match waits for you and you are not looking.',
  whyNot: {
    insecure: 'Browsers only allow this over https, and this address begins with http.',
    unsupported: 'This browser cannot do that.',
    install: 'Add Yamanote to your home screen first, and open it from there.',
    blocked: 'Your browser blocks notices from this page. You can change that in its settings.',
  },
  hooks: 'Webhooks',
  hooksHint: 'For your own server, or a chat with others: whenever it is your turn, this address is called.',
  tableHooks: 'Webhooks of this table',
  tableHooksHint:
    'For everybody at this table, such as a chat of your group: this address is called whenever somebody has to move.',
  address: 'Address',
  add: 'Add',
  removeShort: 'Remove',
  remove: ({ host }: { host: string }) => `Remove ${host}`,
  device: ({ host }: { host: string }) => `A browser (${host})`,
  failing: 'The last notice did not arrive.',
  secret: 'Notices are signed with this key. It is only shown now:',
  copy: 'Copy the key',
  copied: 'Copied.',
  nudge: 'Nudge',
  wasNudged: 'Nudged.',
  refused: {
    'private-address': 'This address belongs to a private network. Whoever runs the server can allow that.',
    'no-answer': 'That address did not accept our test notice.',
    'enough-channels': 'There are already as many as possible. Remove one first.',
    malformed: 'A complete address is needed, beginning with https://.',
    'too-early': 'Give them a little more time: they have only just been asked, or are looking right now.',
    nudged: 'They have already been nudged for this move.',
    'not-reached': 'They have not switched on notices, so a nudge would not reach them.',
  },
};

export type NoticeWords = typeof en;
