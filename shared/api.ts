import { account } from './account/contract.ts'
import { company } from './company/contract.ts'
import { calculator } from './leave/calculator-contract.ts'
import { leave } from './leave/contract.ts'
import { employmentEffect } from './leave/effect-contract.ts'
import { calendarEffect } from './leave/recount-contract.ts'
import { leaveRules } from './leave/rules-contract.ts'
import { notices } from './notices/contract.ts'
import { people } from './people/contract.ts'
import { site } from './site/contract.ts'

/** Everything that may be asked of the product, by feature. */
export const api = {
  account,
  company,
  people,
  leave: { ...leave, ...leaveRules, ...calendarEffect, ...employmentEffect, ...calculator },
  notices,
  site,
}
