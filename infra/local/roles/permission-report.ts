import { refusedUses, unusedPermissions } from './compare.ts'
import { keptRecords } from './records.ts'

/**
 * Run after the tests with the folder that PERMISSION_RECORDS named to them: says which permissions were missing and which were
 * never used, and fails if there are any.
 */
const record = keptRecords(process.argv[2] ?? '.cache/permissions')
for (const { caller, action, resource } of refusedUses(record))
  console.error(`${caller} lacks ${action} on ${resource}`)
for (const { role, callers, statement } of unusedPermissions(record))
  console.error(`${role} (${callers.join(', ')}) never used ${statement.Action.join(', ')}`)
process.exitCode = refusedUses(record).length || unusedPermissions(record).length || !record.uses.length ? 1 : 0
