import type { BulkChange } from '#shared/leave/bulk-change.ts'
import type { Employee } from '../employee.ts'

/** What the form of a bulk action needs. */
export interface BulkFormProps {
  people: readonly Employee[]
  employees: readonly Employee[]
  groups: readonly { id: string; name: string; approver_ids?: readonly string[] | undefined }[]
  /** Shows the effect, and begins the change if that is wanted; whether it has begun. */
  send: (change: BulkChange) => Promise<boolean>
  onClose: () => void
}
