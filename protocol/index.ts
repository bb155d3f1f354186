export * from './addresses.ts';
export * from './chat.ts';
export * from './code.ts';
export * from './lobby.ts';
export * from './numbers.ts';
export * from './replies.ts';
export * from './requests.ts';
export * from './seats-at-start.ts';
