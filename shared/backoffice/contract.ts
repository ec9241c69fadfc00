import { showOwnPermissions } from './contract/show-own-permissions.ts'

/** The back office, of which pages for others load nothing. */
export const backoffice = { showOwnPermissions }
