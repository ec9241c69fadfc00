import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleName } from '#shared/contract/role.ts'
import { listEmployments, mostEmployments, type PersonEmployment } from '#shared/people/contract/list-employments.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { csvOf, csvType } from '#shared/words/csv-of.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { Menu } from '#web/ui/menu/menu.tsx'
import type { Employee } from '../employee.ts'
import { columnTitles } from '../import/sheet.ts'
import { employeeRows, textsOf, type DownloadedColumn } from './employee-rows.ts'

/** Downloads the employees that the filters find, with their addresses and dates, which are asked for only here. */
export function DownloadMenu({ employees }: { employees: readonly Employee[] }) {
  const { t, i18n } = useTranslation('employees')
  const [isLoading, setLoading] = useState(false)
  const own: Partial<Record<DownloadedColumn, string>> = {
    employment_end: t('employmentEnd'),
    approvers: t('approvers'),
    role: t('role'),
    state: t('state'),
  }
  const words = {
    titleOf: (column: DownloadedColumn) =>
      own[column] ?? columnTitles[column as keyof typeof columnTitles][i18n.language === 'hu' ? 0 : 1],
    roleOf: ({ role }: Employee) => t(roleName(role)),
    stateOf: ({ state }: Employee) => t(state),
  }

  async function download(form: 'xlsx' | 'csv') {
    setLoading(true)
    await toastOnError(async () => {
      const rows = employeeRows(employees, await employmentsOf(employees), words)
      const name = `${t('downloadName')}-${todayInBudapest()}.${form}`
      if (form === 'csv') return saveFile(name, csvOf(textsOf(rows)), csvType)
      const { workbookOf, workbookType } = await import('./workbook.ts')
      return saveFile(name, workbookOf(t('title'), rows), workbookType)
    })
    setLoading(false)
  }

  return (
    <Menu
      label={t('download')}
      trigger={
        <Button icon="download" isPending={isLoading} isDisabled={employees.length === 0}>
          {t('download')}
        </Button>
      }
      items={[
        { id: 'xlsx', label: 'Excel (XLSX)', onAction: () => void download('xlsx') },
        { id: 'csv', label: 'CSV', onAction: () => void download('csv') },
      ]}
    />
  )
}

async function employmentsOf(employees: readonly Employee[]): Promise<Map<string, PersonEmployment>> {
  const found = new Map<string, PersonEmployment>()
  for (let first = 0; first < employees.length; first += mostEmployments) {
    const some = employees.slice(first, first + mostEmployments)
    const { data } = await call(listEmployments, { query: { ids: some.map(({ id }) => id).join(',') } })
    for (const one of data) found.set(one.id, one)
  }
  return found
}
