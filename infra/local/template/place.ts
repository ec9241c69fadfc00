import type { TellSecret } from './dynamic-references.ts'

/** Where a template is run: what its pseudo parameters, made-up addresses and secrets are. */
export interface Place {
  region: string
  account: string
  /** Where the doors of the services listen. */
  doors: string
  /** The site's address. */
  origin: string
  secret: TellSecret
}

export const region = 'eu-central-1'
export const account = '000000000000'
