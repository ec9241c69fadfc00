import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  listUserGroupMembers,
  type UserGroupMemberRow,
} from '#shared/backoffice/contract/user-groups/list-user-group-members.ts'
import type { UserGroupView } from '#shared/backoffice/contract/user-groups/list-user-groups.ts'
import type { MemberKind } from '#shared/backoffice/user-groups/user-group.ts'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import { csvOf, csvType } from '#shared/words/csv-of.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { saveFile } from '#web/ui/files/save-file.ts'

/** Saves all companies or all people of a group, page after page, as a file that spreadsheets open. */
export function useDownload() {
  const { t } = useTranslation('usergroups')
  const { today } = useDates()
  const [isDownloading, setDownloading] = useState(false)

  async function allOf({ id }: UserGroupView, of: MemberKind) {
    const rows: UserGroupMemberRow[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await call(listUserGroupMembers, { path: { id }, query: { of, ...(cursor && { cursor }) } })
      rows.push(...page.data)
      cursor = page.next
    }
    return rows
  }

  async function download(group: UserGroupView, of: MemberKind) {
    setDownloading(true)
    await toastOnError(async () => {
      const rows = await allOf(group, of)
      const head = [t('id'), t('name'), ...(of === 'account' ? [t('email')] : []), t('memberSince')]
      const cells = rows.map(({ id, name, email, added_at }) => [
        id,
        name,
        ...(of === 'account' ? [email ?? ''] : []),
        dayInBudapest(added_at * 1000),
      ])
      saveFile(`${t('file')}-${today}.csv`, csvOf([head, ...cells]), csvType)
    })
    setDownloading(false)
  }
  return { download, isDownloading }
}
