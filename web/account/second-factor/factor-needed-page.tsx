import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { showSecondFactors } from '#shared/account/contract/second-factor/show-second-factors.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { FactorCards } from './factor-cards.tsx'
import { isOn } from './factors-context.ts'
import styles from './second-factor.module.css'

/** Where an administrator is led whose company wants a second factor; nothing of it opens before there is one. */
export function FactorNeededPage({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation(['security', 'account'])
  const company = useApi(people.showMe).data?.data.selected_company?.name ?? ''
  const factors = useApi(showSecondFactors).data?.data
  const [isLeaving, setLeaving] = useState(false)
  const isDone = Boolean(factors && isOn(factors))

  return (
    <>
      <h1>{t('neededTitle')}</h1>
      <p>{t('neededLead', { company })}</p>
      <div className={styles.needed}>
        <FactorCards />
        {isDone && <Alert tone="success">{t('neededDone')}</Alert>}
        {isDone && (
          <Button
            variant="primary"
            size="lg"
            wide
            isPending={isLeaving}
            onPress={() => {
              setLeaving(true)
              void onDone()
            }}
          >
            {t('neededContinue')}
          </Button>
        )}
      </div>
      <p>
        <Link to="/logout">{t('account:logOut')}</Link>
      </p>
    </>
  )
}
