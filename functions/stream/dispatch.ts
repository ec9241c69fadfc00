import { makeFileOnChange } from '#functions/attendance/on-change.ts'
import { countOnChange } from '#functions/backoffice/count-on-change.ts'
import { searchOnChange } from '#functions/backoffice/on-change.ts'
import { groupsOnChange } from '#functions/backoffice/user-groups/groups-on-change.ts'
import { followPlanOnChange } from '#functions/billing/follow-plan.ts'
import { emailOfBilling } from '#functions/billing/on-change.ts'
import { foldOnChange, repositionOnChange } from '#functions/company/on-change.ts'
import { integrateOnChange } from '#functions/integrations/on-change.ts'
import { registerOnChange } from '#functions/leave/absence-register/on-change.ts'
import { endFeedsOnChange } from '#functions/leave/feed/end-feeds.ts'
import {
  eraseOnChange,
  exportOnChange,
  lookForEffectOnChange,
  recountOnChange,
  runBulkOnChange,
} from '#functions/leave/on-change.ts'
import { notifyOnChange } from '#functions/notifications/on-change.ts'
import { regroupOnChange } from '#functions/people/on-change.ts'
import { readStream } from '#functions/platform/consume.ts'
import { emailOfSite, publishOnChange } from '#functions/site/on-change.ts'

/** The stream's one reader: hands each change of the table to the features that react to it, once per event. */
export const handler = readStream(async (change, batch) => {
  await notifyOnChange(change)
  await recountOnChange(change)
  await runBulkOnChange(change)
  await exportOnChange(change)
  await lookForEffectOnChange(change)
  await makeFileOnChange(change)
  await eraseOnChange(change)
  await registerOnChange(change)
  await endFeedsOnChange(change)
  await regroupOnChange(change)
  await repositionOnChange(change)
  await foldOnChange(change, batch)
  await followPlanOnChange(change)
  await emailOfBilling(change)
  await emailOfSite(change)
  await integrateOnChange(change)
  await publishOnChange(change)
  await searchOnChange(change)
  await groupsOnChange(change)
  await countOnChange(change)
})
