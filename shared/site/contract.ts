import { openapi } from './contract/openapi.ts'
import { translate } from './contract/translate.ts'

/** The endpoints of the feature, by name, for those who call them; a handler imports its own endpoint alone. */
export const site = {
  translate,
  openapi,
}
