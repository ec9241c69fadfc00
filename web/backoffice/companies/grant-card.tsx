import { useTranslation } from 'react-i18next'
import { decideGrant } from '#shared/backoffice/contract/companies/decide-grant.ts'
import type { CompanyAccount } from '#shared/backoffice/contract/companies/show-company-account.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { Confirmed } from '../frame/confirmed.ts'
import { useMay } from '../frame/use-operator.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import record from '../frame/record.module.css'

/** Whether a company uses everything free of charge, as foundations and schools do. */
export function GrantCard({ company, confirmed }: { company: CompanyAccount; confirmed: Confirmed }) {
  const { t } = useTranslation('companiesadmin')
  const { id, name, grant } = company
  const deciding = useOperatorChange(decideGrant)
  const { ask, dialog } = useQuestion()
  const mayWrite = useMay()('companies.write')

  const decide = (answer: 'granted' | 'declined', said: string) =>
    toastOnError(async () => {
      if (await confirmed(() => deciding.change({ path: { id }, body: { answer } }))) toast.success(said)
    })

  async function give() {
    const question = { title: t('grantTitle', { name }), confirm: t('giveGrant'), children: t('grantWhy') }
    if (await ask(question)) await decide('granted', t('grantGiven'))
  }

  async function takeBack() {
    const question = { title: t('takeBackTitle', { name }), confirm: t('takeBackGrant'), isDanger: true }
    if (await ask({ ...question, children: t('takeBackWhy') })) await decide('declined', t('grantTakenBack'))
  }

  return (
    <Card title={t('grant')}>
      <div className={record.stack}>
        <p className={record.quiet}>{t(`grant_${grant}`)}</p>
        {mayWrite && grant !== 'granted' && (
          <div className={record.buttons}>
            <Button isPending={deciding.isChanging} onPress={() => void give()}>
              {t('giveGrant')}
            </Button>
            {grant === 'asked' && (
              <Button
                variant="quiet"
                isPending={deciding.isChanging}
                onPress={() => void decide('declined', t('grantDeclined'))}
              >
                {t('declineGrant')}
              </Button>
            )}
          </div>
        )}
        {mayWrite && grant === 'granted' && (
          <div className={record.buttons}>
            <Button variant="quiet" icon="undo" isPending={deciding.isChanging} onPress={() => void takeBack()}>
              {t('takeBackGrant')}
            </Button>
          </div>
        )}
      </div>
      {dialog}
    </Card>
  )
}
