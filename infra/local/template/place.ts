/** Where a template is run: what its pseudo parameters and made-up addresses are. */
export interface Place {
  region: string
  account: string
  /** Where the doors of the services listen. */
  doors: string
  /** The site's address. */
  origin: string
}

export const region = 'eu-central-1'
export const account = '000000000000'
