import { useTranslation } from 'react-i18next'
import type { BulkSummary } from '#shared/leave/view/bulk-summary.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import type { BulkFormProps } from './bulk-form.ts'

/** What was done with many people, in a few words. */
export function useBulkWords({ employees, groups }: Pick<BulkFormProps, 'employees' | 'groups'>) {
  const { t, i18n } = useTranslation('employees')
  const { medium } = useDates()
  const nameOf = (id: string) => employees.find(one => one.id === id)?.name ?? t('formerColleague')

  function wordsOf({ kind, change }: Pick<BulkSummary, 'kind' | 'change'>): string {
    if (!change) return t(kind === 'import' ? 'bulkOfImport' : 'bulkOfLeave')
    if (change.act === 'group')
      return t('bulkOfGroup', { name: groups.find(({ id }) => id === change.group_id)?.name ?? t('noGroup') })
    if (change.act === 'approvers') return t('bulkOfApprovers', { names: change.approver_ids.map(nameOf).join(', ') })
    if (change.act === 'schedule')
      return t(change.working_hours ? 'bulkOfSchedule' : 'bulkOfCompanyWeek', {
        date: medium(change.working_hours_from),
      })
    if (change.act === 'extra_days')
      return t('bulkOfDays', {
        year: change.year,
        days: new Intl.NumberFormat(i18n.language, { signDisplay: 'always' }).format(change.days),
      })
    return t(change.act === 'invite' ? 'bulkOfInvite' : 'bulkOfDeactivate')
  }
  return { wordsOf, nameOf }
}
