import { ownDataChanges } from './account/own-data-changes.ts'
import { filingChanges } from './attendance/filing-changes.ts'
import { backOfficeChanges } from './backoffice/backoffice-changes.ts'
import { billingChanges } from './billing/billing-changes.ts'
import { foldedChanges, repositioningChanges } from './company/folded-changes.ts'
import type { ChangePattern } from './contract/change-pattern.ts'
import { integrationChanges } from './integrations/integration-changes.ts'
import { bulkChanges, effectChanges, recountingChanges, registeringChanges } from './leave/recounting-changes.ts'
import { notifyingChanges } from './notifications/notifying-changes.ts'
import { regroupingChanges } from './people/regrouping-changes.ts'
import { publishedChanges } from './site/content/published-changes.ts'
import { siteChanges } from './site/site-changes.ts'

/** Every change of the table that a feature reacts to; the stream's reader is woken for no other. */
export const reactedTo: readonly ChangePattern[] = [
  ...ownDataChanges,
  ...filingChanges,
  ...notifyingChanges,
  ...recountingChanges,
  ...bulkChanges,
  ...effectChanges,
  ...registeringChanges,
  ...regroupingChanges,
  ...repositioningChanges,
  ...foldedChanges,
  ...billingChanges,
  ...siteChanges,
  ...integrationChanges,
  ...publishedChanges,
  ...backOfficeChanges,
]
