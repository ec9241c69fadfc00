import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showSecondFactors } from '#shared/account/contract/second-factor/show-second-factors.ts'
import { isOn } from '#web/account/second-factor/factors-context.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { loadNamespaces } from '../../language/namespaces.ts'
import styles from '../../layout/backoffice/backoffice.module.css'
import { securityNamespaces } from '../log-in-steps.tsx'

const FactorCards = lazy(async () => {
  const [{ FactorCards }] = await Promise.all([
    import('#web/account/second-factor/factor-cards.tsx'),
    loadNamespaces(securityNamespaces),
  ])
  return { default: FactorCards }
})

/** Where an operator is led who signs in by a password alone. */
export function OperatorFactor({ onDone }: { onDone: () => Promise<unknown> }) {
  const { t } = useTranslation('backoffice')
  const factors = useApi(showSecondFactors).data?.data
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <h1>{t('factorTitle')}</h1>
      <p>{t('factorLead')}</p>
      <Suspense fallback={<SkeletonRows rows={6} />}>
        <FactorCards />
      </Suspense>
      {factors && isOn(factors) && (
        <>
          <Alert tone="success">{t('factorDone')}</Alert>
          <Button
            variant="primary"
            size="lg"
            wide
            isPending={isLeaving}
            onPress={() => {
              setLeaving(true)
              void onDone().finally(() => setLeaving(false))
            }}
          >
            {t('factorContinue')}
          </Button>
        </>
      )}
      <LinkButton to="/logout?then=%2Fadmin" icon="logout">
        {t('logOut')}
      </LinkButton>
    </>
  )
}

/** Told to whoever is signed in and does not run the service. */
export function Stranger({ email }: { email: string }) {
  const { t } = useTranslation('backoffice')
  return (
    <>
      <h1>{t('strangerTitle')}</h1>
      <p>{t('strangerWhy', { email })}</p>
      <div className={styles.buttons}>
        <LinkButton to="/logout?then=%2Fadmin" variant="primary">
          {t('otherAccount')}
        </LinkButton>
        <LinkButton to="/dashboard">{t('toProduct')}</LinkButton>
      </div>
    </>
  )
}
