import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { requireSecondFactor } from '#shared/company/contract/require-second-factor.ts'
import { showCompany } from '#shared/company/contract/show-company.ts'
import { ApiError } from '#shared/contract/client.ts'
import { revalidate, useChange } from '#web/api/use-change.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { Switch } from '#web/ui/form/checkbox/switch.tsx'
import styles from './settings.module.css'

/** Lets a superadmin require a second factor of all administrators. */
export function SecondFactorSettings({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation('settings')
  const { change, isChanging } = useChange(requireSecondFactor)

  /** What is refused at the switch, which has no place for a sentence. */
  const [refusal, setRefusal] = useState<string>()

  async function save(is_required: boolean) {
    setRefusal(undefined)
    await toastOnError(async () => {
      try {
        await change({ body: { is_required } })
      } catch (error) {
        const sentence = error instanceof ApiError ? error.errors.is_required?.[0] : undefined
        if (!sentence) throw error
        return setRefusal(sentence)
      }
      await revalidate([showCompany])
      toast.success(t(is_required ? 'secondFactorOn' : 'secondFactorOff'))
    })
  }

  return (
    <Card title={t('secondFactor')} lead={t('secondFactorLead')}>
      <div className={styles.form}>
        <Switch
          label={t('secondFactorRequired')}
          value={isRequired}
          isDisabled={isChanging}
          onChange={is => void save(is)}
        />
        {refusal && (
          <Alert tone="danger" takesFocus>
            {refusal} <Link to="/user/security">{t('secondFactorSetUp')}</Link>
          </Alert>
        )}
      </div>
    </Card>
  )
}
