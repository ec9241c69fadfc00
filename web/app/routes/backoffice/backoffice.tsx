import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { productName } from '#shared/words/product.ts'
import { DraftsContext } from '#web/api/drafts/drafts-context.ts'
import { useOperator } from '#web/backoffice/frame/use-operator.ts'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { loadNamespaces, type NamespaceLoader } from '../../language/namespaces.ts'
import { BackOfficeEntrance, BackOfficeFrame } from '../../layout/backoffice/backoffice-frame.tsx'
import { drafts } from '../../session/browser-drafts.ts'
import { useSignedIn } from '../../session/known-user.ts'
import { LogIn } from '../log-in.tsx'
import { OperatorPages } from './operator-pages.tsx'
import { OperatorFactor, Stranger } from './before-the-back-office.tsx'

const words: NamespaceLoader = {
  hu: () => import('#web/backoffice/backoffice-words-hu.ts'),
  en: () => import('#web/backoffice/backoffice-words-en.ts'),
}

/** The whole back office, of which no other page loads anything. */
export async function loadBackOffice() {
  await loadNamespaces(words)
  return BackOffice
}

/** Whoever is not signed in does so here, and stays at the address that they opened. */
function BackOffice() {
  const { t } = useTranslation('backoffice')
  const { pathname, search } = useLocation()
  const user = useSignedIn()
  const title = `${t('title')} · ${productName}`
  useEffect(() => {
    document.title = title
  }, [title])
  if (user) return <ForOperators email={user.email} />
  return (
    <BackOfficeEntrance>
      <LogIn then={pathname + search} />
    </BackOfficeEntrance>
  )
}

function ForOperators({ email }: { email: string }) {
  const { t } = useTranslation('backoffice')
  const { data, error, mutate } = useOperator()
  if (error?.code === 'secondFactorRequired')
    return (
      <BackOfficeEntrance>
        <OperatorFactor onDone={() => mutate()} />
      </BackOfficeEntrance>
    )
  if (error?.code === 'forbidden')
    return (
      <BackOfficeEntrance>
        <Stranger email={email} />
      </BackOfficeEntrance>
    )
  if (data)
    return (
      <DraftsContext value={drafts}>
        <BackOfficeFrame operator={data.data}>
          <OperatorPages permissions={data.data.permissions} />
        </BackOfficeFrame>
      </DraftsContext>
    )
  return (
    <BackOfficeEntrance>
      {error ? <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} /> : <SkeletonRows rows={8} />}
    </BackOfficeEntrance>
  )
}
