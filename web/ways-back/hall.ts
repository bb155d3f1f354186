/** What the hall knows of this guest's ways back, and changes of that. */

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import {
  type Guest,
  NEW_CODE,
  PASSKEY,
  PASSKEY_OFFER,
  RECOVER,
  REMOVE_PASSKEY,
  SIGN_IN,
  SIGN_IN_OFFER,
  SIGN_OUT,
  WAYS_BACK,
  type WaysBack,
} from '@yamanote/protocol';
import { ask } from '../connection/ask.ts';
import { callAgain, named } from '../connection/guest.ts';

export const findWaysBack = () => ask<WaysBack>(WAYS_BACK);

export const makeCode = () => ask<WaysBack & { code: string }>(NEW_CODE, {});

export async function recover(code: string): Promise<Guest> {
  return welcomed(ask(RECOVER, { code }));
}

/** In the course of a tap: browsers ask their reader then. What speaks with them is fetched only now. */
export async function addPasskey(name: string): Promise<WaysBack> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await ask<{ options: PublicKeyCredentialCreationOptionsJSON }>(PASSKEY_OFFER, {});
  return ask(PASSKEY, { name, credential: await startRegistration({ optionsJSON: options }) });
}

export const removePasskey = (passkey: string) => ask<WaysBack>(REMOVE_PASSKEY, { passkey });

export async function signIn(): Promise<Guest> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await ask<{ options: PublicKeyCredentialRequestOptionsJSON }>(SIGN_IN_OFFER, {});
  return welcomed(ask(SIGN_IN, { credential: await startAuthentication({ optionsJSON: options }) }));
}

/** What tells this browser of turns goes on doing so. */
export async function signOutOthers(): Promise<void> {
  const { ownChannelId } = await import('../notices/push.ts');
  await ask(SIGN_OUT, { channel: ownChannelId() });
  await callAgain();
}

/** From now on the page is this guest's. */
async function welcomed(answer: Promise<{ guest: Guest }>): Promise<Guest> {
  const { guest } = await answer;
  named.value = 'yes';
  await callAgain();
  return guest;
}
