import type { useListView } from '../use-list-view.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkFormProps } from './bulk-form.ts'
import { BulkList } from './bulk-list.tsx'
import { useBulkRequest, type BulkView } from './use-bulk-request.ts'

interface BulkProps extends Pick<BulkFormProps, 'employees' | 'groups'> {
  /** What was begun on this page, which is followed to its end also where nobody looks. */
  begun: string | undefined
  view: ReturnType<typeof useListView>
  onOver: (progress: BulkView) => void
}

/** The change of many that the address names, or the list of them. */
export function Bulk({ begun, view, employees, groups, onOver }: BulkProps) {
  const named = view.bulk === 'all' ? undefined : (view.bulk ?? undefined)
  const request = useBulkRequest(named ?? begun, onOver)
  const close = () => view.setParams({ bulk: null })
  if (view.bulk === 'all')
    return <BulkList employees={employees} groups={groups} addressOf={id => view.bulkAt(id)} onClose={close} />
  return named ? <BulkDialog request={request} employees={employees} groups={groups} onClose={close} /> : null
}
