/** How somebody comes back in another window: by a code that they wrote down, or a passkey of their device. */
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInEveryLight } from './testing/axe.ts';
import { answer, awaitQuestion } from './testing/play.ts';
import { FOREIGN_NAME, PHONE, useHall } from './testing/visit.ts';
import { en as texts } from './ways-back/words/en.ts';
import { en } from './words/en.ts';

const visit = useHall();

/** In the middle of a match that waits for them. */
async function playing(): Promise<{ page: Page; table: string }> {
  const page = await visit.open('/', { breaksLine: true });
  await page.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(page);
  return { page, table: page.url() };
}

async function openDevices(page: Page) {
  await page
    .getByRole('button', { name: en.settings.menu, exact: true })
    .or(page.getByRole('button', { name: en.settings.title, exact: true }))
    .first()
    .click();
  await page.getByRole('button', { name: en.settings.devices }).click();
  const dialog = page.getByRole('dialog', { name: en.settings.devices });
  await dialog.getByRole('heading', { name: texts.comeBack }).waitFor();
  return dialog;
}

async function makeCode(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: en.settings.devices });
  await dialog.getByRole('button', { name: texts.makeCode }).click();
  await dialog.getByText(texts.newCode).waitFor();
  const groups = await dialog.locator('code [aria-hidden]').allTextContents();
  await dialog.getByRole('button', { name: texts.written }).click();
  await dialog.locator('code').waitFor({ state: 'detached' });
  return groups.join('-');
}

async function useCode(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: en.settings.devices });
  await dialog.getByLabel(texts.codeField).fill(code);
  await page.keyboard.press('Enter');
}

async function restart(): Promise<void> {
  await visit.hall.kill();
  await visit.hall.restart();
}

test('who has matches and no way back is invited to keep them; a code brings them to another window, also after a restart', async () => {
  const { page, table } = await playing();
  await page.goto(new URL('/matches', table).href);
  await page.getByText(texts.invitation).waitFor();
  await page.getByRole('button', { name: texts.keep }).click();
  await page.getByRole('dialog').getByRole('heading', { name: texts.code }).waitFor();
  const code = await makeCode(page);
  expect(code).toMatch(/^([A-Z]{4}-){4}[A-Z]{4}$/);
  await page.keyboard.press('Escape');
  await page.getByText(texts.invitation).waitFor({ state: 'detached' });
  expect(await page.content()).not.toContain(code.slice(0, 4));
  await restart();

  const phone = await visit.open('/', { viewport: PHONE, breaksLine: true });
  const dialog = await openDevices(phone);
  await useCode(phone, code.slice(0, -1));
  await dialog.getByText(texts.length({ letters: 19, all: 20 })).waitFor();
  await useCode(phone, code.slice(0, -1) + (code.endsWith('B') ? 'C' : 'B'));
  await dialog.getByRole('alert').getByText(texts.refused.mistyped).waitFor();
  expect(await dialog.getByLabel(texts.codeField).evaluate((field) => field === document.activeElement)).toBe(true);
  await useCode(phone, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
  await phone.getByText(/^Welcome back, /).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await phone.goto(new URL('/matches', phone.url()).href);
  await phone.locator(`a[href="${new URL(table).pathname}"]`).click();
  expect(await awaitQuestion(phone)).toBe('asked');
  await answer(phone);

  // Whoever is somebody here already is told before what becomes of their seats.
  const { page: other } = await playing();
  const devices = await openDevices(other);
  await devices.getByText(/Those seats stay with/).waitFor();
  await useCode(other, code);
  await other.getByText(/^Welcome back, /).waitFor();
});

test('an invitation is sent away for good', async () => {
  const { page, table } = await playing();
  await page.goto(new URL('/matches', table).href);
  await page.getByRole('button', { name: texts.never }).click();
  await page.getByText(texts.invitation).waitFor({ state: 'detached' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.locator('[data-group="yourTurn"]').waitFor();
  await page.locator('html[data-idle="true"]').waitFor();
  expect(await page.getByText(texts.invitation).count()).toBe(0);
  expect(asked).not.toContain('/api/ways-back');
});

test('who signs out all other devices plays on, and the others are told and play no more', async () => {
  const { page, table } = await playing();
  await openDevices(page);
  const code = await makeCode(page);
  await page.keyboard.press('Escape');
  const phone = await visit.open('/', { viewport: PHONE, breaksLine: true });
  const dialog = await openDevices(phone);
  await useCode(phone, code);
  await dialog.waitFor({ state: 'detached' });
  await phone.goto(table);
  expect(await awaitQuestion(phone)).toBe('asked');
  await openDevices(phone);
  await dialog.getByRole('button', { name: texts.signOut }).click();
  await dialog.getByRole('button', { name: texts.no }).click();
  await dialog.getByRole('button', { name: texts.signOut }).click();
  await dialog.getByRole('button', { name: texts.yes, exact: true }).click();
  await dialog.getByText(texts.signedOut).waitFor();
  await page.getByText(texts.wasSignedOut).waitFor();
  await phone.keyboard.press('Escape');
  await restart();
  await page.reload();
  await page.locator('html[data-idle="true"]').waitFor();
  expect(await page.locator('section[data-mine]').count()).toBe(0);
  await phone.reload();
  expect(await awaitQuestion(phone)).toBe('asked');
  await answer(phone);
});

/** A device that has passkeys, before this window alone; it says yes by itself. */
async function authenticatorOf(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return { cdp, authenticatorId };
}

test('a passkey signs in without a name, in a window that never saw it, after a restart; and no more once it is removed', async () => {
  const { page, table } = await playing();
  const { cdp, authenticatorId } = await authenticatorOf(page);
  const dialog = await openDevices(page);
  await dialog.getByLabel(texts.passkeyName).fill('Laptop');
  await dialog.getByRole('button', { name: texts.addPasskey, exact: true }).click();
  await dialog.getByText(texts.added).waitFor();
  await dialog.getByText(/^made on .*, not used yet$/).waitFor();
  expect(await faultsInEveryLight(page)).toEqual([]);
  // One of a kind on each device.
  await dialog.getByRole('button', { name: texts.addPasskey, exact: true }).click();
  await dialog.getByText(texts.hasOne).waitFor();
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
  await restart();

  // The same device before another browser, or one that shares its passkeys.
  const other = await visit.open('/', { viewport: PHONE, breaksLine: true });
  const shared = await authenticatorOf(other);
  await shared.cdp.send('WebAuthn.addCredential', {
    authenticatorId: shared.authenticatorId,
    credential: credentials[0],
  });
  await openDevices(other);
  await other.getByRole('button', { name: texts.signIn }).click();
  await other.getByText(/^Welcome back, /).waitFor();
  await other.goto(table);
  expect(await awaitQuestion(other)).toBe('asked');
  await answer(other);

  await page.reload();
  await awaitQuestion(page);
  await openDevices(page);
  await dialog.getByText(/^last used on /).waitFor();
  await dialog.getByRole('button', { name: texts.remove({ name: 'Laptop' }) }).click();
  await dialog.getByText(texts.removed).waitFor();
  await openDevices(other);
  await other.getByRole('button', { name: texts.signIn }).click();
  await other.getByRole('dialog').getByText(texts.refused['unknown-passkey']).waitFor();
  // The browser notes that the hall has refused it.
  expect(visit.takeFaults().filter((fault) => !/404/.test(fault))).toEqual([]);
});

test('over plain http a code works, and it is said why passkeys do not', async () => {
  const mika = await visit.open('/', { host: FOREIGN_NAME });
  await mika.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(mika);
  const dialog = await openDevices(mika);
  await dialog.getByText(texts.whyNoPasskeys.insecure).waitFor();
  expect(await dialog.getByRole('button', { name: texts.signIn }).count()).toBe(0);
  const code = await makeCode(mika);
  const phone = await visit.open('/', { host: FOREIGN_NAME });
  await openDevices(phone);
  await useCode(phone, code);
  await phone.getByText(/^Welcome back, /).waitFor();

  const number = await visit.open('/', { host: '127.0.0.1' });
  await number.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(number);
  await (await openDevices(number)).getByText(texts.whyNoPasskeys.number).waitFor();
});
