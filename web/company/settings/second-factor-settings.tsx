import { useTranslation } from 'react-i18next'
import { requireSecondFactor } from '#shared/company/contract/require-second-factor.ts'
import { showCompany } from '#shared/company/contract/show-company.ts'
import type { ApiError } from '#shared/contract/client.ts'
import { revalidate, useChange } from '#web/api/use-change.ts'
import { toastOnError } from '#web/api/toast-on-error.ts'
import { Card } from '#web/ui/card/card.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { Switch } from '#web/ui/form/checkbox/switch.tsx'
import styles from './settings.module.css'

/** What is refused at the switch, which has no place for a sentence. */
const refusalOf = ({ errors, message }: ApiError) => errors.is_required?.[0] ?? message

/** Lets a superadmin require a second factor of all administrators. */
export function SecondFactorSettings({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation('settings')
  const { change, isChanging } = useChange(requireSecondFactor)

  const save = (is_required: boolean) =>
    toastOnError(async () => {
      await change({ body: { is_required } })
      await revalidate([showCompany])
      toast.success(t(is_required ? 'secondFactorOn' : 'secondFactorOff'))
    }, refusalOf)

  return (
    <Card title={t('secondFactor')}>
      <div className={styles.form}>
        <p className={styles.quiet}>{t('secondFactorLead')}</p>
        <Switch
          label={t('secondFactorRequired')}
          value={isRequired}
          isDisabled={isChanging}
          onChange={is => void save(is)}
        />
      </div>
    </Card>
  )
}
