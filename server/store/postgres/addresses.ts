import { OpeningError } from '../opening-error.ts';

const SHAPE = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)(\/[^/?#]+)(\?[^#]*)?$/;

/** The hosts that a URL names, each as a URL of its own: a connection takes one. */
export function addressesOf(url: string): string[] {
  const [, before, hosts, database, settings = ''] = SHAPE.exec(url) ?? [];
  const addresses = hosts?.split(',').map((host) => before + host + database + settings) ?? [];
  if (addresses.length === 0 || !addresses.every((address) => URL.canParse(address))) {
    throw new OpeningError(
      'wrong-url',
      'the URL of the database is not of the form postgres://USER:PASSWORD@HOST:PORT/DATABASE; several hosts are separated by commas, and special characters in the password written as %40',
    );
  }
  return addresses;
}

/** The same address, with settings for the connection besides those that it names. */
export function withOptions(address: string, options: string): string {
  const url = new URL(address);
  url.searchParams.set('options', [url.searchParams.get('options'), options].filter(Boolean).join(' '));
  return url.href;
}
