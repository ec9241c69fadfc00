import { deniedUses, unusedPermissions } from './permission-record.ts'
import { mergedRecords } from './kept-records.ts'

/**
 * Run after the tests with the folder named by PERMISSION_RECORDS: prints missing and unused permissions, and fails if there are
 * any.
 */
const record = mergedRecords(process.argv[2] ?? '.cache/permissions')
for (const { caller, action, resource } of deniedUses(record)) console.error(`${caller} lacks ${action} on ${resource}`)
for (const { role, callers, statement } of unusedPermissions(record))
  console.error(`${role} (${callers.join(', ')}) never used ${statement.Action.join(', ')}`)
process.exitCode = deniedUses(record).length || unusedPermissions(record).length || !record.uses.length ? 1 : 0
