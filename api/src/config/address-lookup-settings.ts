import { type AddressProvider, addressProviders } from 'contract/address-lookup/address-providers';
import { SettingError } from 'server/settings/error';
import { type Environment, readSettings } from 'server/settings/read';
import { baseUrl, nullIfUnset, text } from 'server/settings/schemas';

export interface AddressLookupSettings {
  provider: AddressProvider;
  key: string;
  /** Address of the provider's API, without a slash at its end. */
  url: string;
}

const providerUrls: Record<AddressProvider, string> = {
  idealpostcodes: 'https://api.ideal-postcodes.co.uk',
};

/** Reads the provider of addresses, or null. Throws a `SettingError` for an unknown one. */
export function readAddressLookupSettings(env: Environment): AddressLookupSettings | null {
  const { ADDRESS_LOOKUP: setting, ADDRESS_LOOKUP_URL: url } = readSettings(env, {
    ADDRESS_LOOKUP: nullIfUnset(text),
    ADDRESS_LOOKUP_URL: nullIfUnset(baseUrl),
  });
  if (setting === null) return null;
  const [, provider = '', key = ''] = /^(\w+):([\w-]{3,200})$/.exec(setting) ?? [];
  if (!isProvider(provider)) {
    const names = Object.keys(addressProviders).join(' or ');
    throw new SettingError('ADDRESS_LOOKUP', `must be a provider and its key, like ${names}:KEY`);
  }
  return { provider, key, url: url ?? providerUrls[provider] };
}

const isProvider = (name: string): name is AddressProvider => Object.hasOwn(addressProviders, name);
