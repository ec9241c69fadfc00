import { useTranslation } from 'react-i18next'
import { decideGrant } from '#shared/backoffice/contract/companies/decide-grant.ts'
import type { CompanyAccount } from '#shared/backoffice/contract/companies/show-company-account.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useMay } from '../frame/use-operator.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import record from '../frame/record.module.css'

/** Whether a company uses everything free of charge, as foundations and schools do. */
export function GrantCard({ company }: { company: CompanyAccount }) {
  const { t } = useTranslation('companiesadmin')
  const { id, name, grant } = company
  const deciding = useOperatorChange(decideGrant)
  const { ask, dialog } = useQuestion()
  const mayWrite = useMay()('companies.write')

  async function decide(answer: 'granted' | 'declined') {
    const question = { title: t('grantTitle', { name }), confirm: t('giveGrant'), children: t('grantWhy') }
    if (answer === 'granted' && !(await ask(question))) return
    await toastOnError(async () => {
      await deciding.change({ path: { id }, body: { answer } })
      toast.success(t(answer === 'granted' ? 'grantGiven' : 'grantDeclined'))
    })
  }

  return (
    <Card title={t('grant')}>
      <div className={record.stack}>
        <p className={record.quiet}>{t(`grant_${grant}`)}</p>
        {mayWrite && grant !== 'granted' && (
          <div className={record.buttons}>
            <Button isPending={deciding.isChanging} onPress={() => void decide('granted')}>
              {t('giveGrant')}
            </Button>
            {grant === 'asked' && (
              <Button variant="quiet" isPending={deciding.isChanging} onPress={() => void decide('declined')}>
                {t('declineGrant')}
              </Button>
            )}
          </div>
        )}
      </div>
      {dialog}
    </Card>
  )
}
