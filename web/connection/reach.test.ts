import { expect, it } from 'vitest';
import { addressFrom } from './reach.ts';

it('hands on the address of a page that others can open as it is', () => {
  const path = '/table/k7wp-3fqm';
  expect(addressFrom('https://games.example.org', [], path)).toBe(`https://games.example.org${path}`);
  expect(addressFrom('http://192.168.1.7:8080', ['http://10.0.0.3:8080/'], path)).toBe(
    `http://192.168.1.7:8080${path}`,
  );
});

it('hands on nothing that means another computer there, unless the hall is open to the network', () => {
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'hall.localhost']) {
    expect(addressFrom(`http://${host}:8080`, [], '/table/a')).toBeNull();
    expect(addressFrom(`http://${host}:8080`, ['http://192.168.1.7:8080/'], '/table/a')).toBe(
      'http://192.168.1.7:8080/table/a',
    );
  }
});
