import type { SecretLookup } from './dynamic-references.ts'

/** The values of a template's pseudo parameters, endpoints and secrets on this machine. */
export interface Place {
  region: string
  account: string
  /** The URL of the AWS proxy. */
  proxyUrl: string
  /** The site's URL. */
  origin: string
  secret: SecretLookup
}

export const region = 'eu-central-1'
export const account = '000000000000'

/** Stands for the site's URL in a template that is synthesised before the URL is known. */
export const originPlaceholder = 'http://origin-placeholder.invalid'

/** Stands for the site's URL by the name `localhost`, since passkeys are bound to a name and not to an IP address. */
export const localhostPlaceholder = 'http://localhost-placeholder.invalid'
