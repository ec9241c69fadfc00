import { expect, it, vi } from 'vitest'
import { reactedTo } from '#shared/changes.ts'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings()
const lookedFor = new Set<string>()
vi.doMock('#functions/platform/consume.ts', () => ({
  changeOf: ({ name }: { name: string }) => void lookedFor.add(name),
}))
const { makeFileOnChange } = await import('#functions/attendance/on-change.ts')
const { countOnChange } = await import('#functions/backoffice/count-on-change.ts')
const { searchOnChange } = await import('#functions/backoffice/on-change.ts')
const { groupsOnChange } = await import('#functions/backoffice/user-groups/groups-on-change.ts')
const { followPlanOnChange } = await import('#functions/billing/follow-plan.ts')
const { emailOfBilling } = await import('#functions/billing/on-change.ts')
const { foldOnChange, repositionOnChange } = await import('#functions/company/on-change.ts')
const { eraseOnChange, exportOnChange, lookForEffectOnChange, recountOnChange, runBulkOnChange } =
  await import('#functions/leave/on-change.ts')
const { registerOnChange } = await import('#functions/leave/absence-register/on-change.ts')
const { endFeedsOnChange } = await import('#functions/leave/feed/end-feeds.ts')
const { integrateOnChange } = await import('#functions/integrations/on-change.ts')
const { notifyOnChange } = await import('#functions/notifications/on-change.ts')
const { regroupOnChange } = await import('#functions/people/on-change.ts')
const { emailOfSite, publishOnChange } = await import('#functions/site/on-change.ts')

it('the stream wakes its reader for every kind of item that a feature looks for in a change, and for no other', async () => {
  const change = { before: undefined, after: undefined }
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
  await foldOnChange(change, [change])
  await followPlanOnChange(change)
  await emailOfBilling(change)
  await emailOfSite(change)
  await integrateOnChange(change)
  await publishOnChange(change)
  await searchOnChange(change)
  await groupsOnChange(change)
  await countOnChange(change)
  expect([...lookedFor].toSorted()).toEqual([...new Set(reactedTo.map(({ kind }) => kind))].toSorted())
})
