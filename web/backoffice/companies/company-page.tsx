import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { bringCompanyBack } from '#shared/backoffice/contract/companies/bring-company-back.ts'
import { showCompanyAccount } from '#shared/backoffice/contract/companies/show-company-account.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useAreaParams } from '../frame/area-params.ts'
import { AreaPage } from '../frame/area-page.tsx'
import type { Confirmed } from '../frame/confirmed.ts'
import { RecordPending } from '../frame/record-pending.tsx'
import { useMay } from '../frame/use-operator.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { AccountCard } from './account-card.tsx'
import record from '../frame/record.module.css'
import { GrantCard } from './grant-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { OrdersCard } from './orders-card.tsx'
import { TrialCard } from './trial-card.tsx'

/** One company: its plan, what it has ordered, and what was noted about it. */
export function CompanyPage({ confirmed }: { confirmed: Confirmed }) {
  const { t } = useTranslation(['companiesadmin', 'backoffice'])
  const { id = '' } = useAreaParams()
  const { medium } = useDates()
  const { data, error, mutate } = useApi(showCompanyAccount, { path: { id } })
  const restoring = useOperatorChange(bringCompanyBack)
  const { ask, dialog } = useQuestion()
  const may = useMay()
  const mayWrite = may('companies.write')
  const company = data?.data

  const list = { to: '/admin/companies', label: t('back') }
  if (!company) return <RecordPending area="companies" list={list} error={error} onRetry={() => void mutate()} />
  const { name, erase_on } = company

  async function restore() {
    const question = { title: t('restoreTitle', { name }), confirm: t('restore') }
    if (!(await ask({ ...question, children: t('restoreWhy') }))) return
    await toastOnError(async () => {
      if (await confirmed(() => restoring.change({ path: { id } }))) toast.success(t('restored', { name }))
    })
  }

  return (
    <AreaPage
      title={name}
      actions={
        <>
          <LinkButton to={list.to} variant="quiet" icon="arrow-left">
            {list.label}
          </LinkButton>
          <LinkButton to={`/admin/companies/${id}/people`} icon="eye">
            {t('people')}
          </LinkButton>
        </>
      }
    >
      {erase_on && (
        <Alert tone="warning" title={t('isDeleted')}>
          <p className={record.quiet}>{t('erasedFrom', { day: medium(erase_on) })}</p>
          {mayWrite && (
            <Button isPending={restoring.isChanging} onPress={() => void restore()}>
              {t('restore')}
            </Button>
          )}
        </Alert>
      )}
      <div className={record.cards}>
        <AccountCard company={company} />
        <TrialCard company={company} />
        <GrantCard company={company} confirmed={confirmed} />
        <OrdersCard company={company} confirmed={confirmed} />
        <NotesCard company={company} />
      </div>
      {may('audit.read') && (
        <p>
          <Link to={`/admin/log?subject=${id}`}>{t('log')}</Link>
        </p>
      )}
      {dialog}
    </AreaPage>
  )
}
