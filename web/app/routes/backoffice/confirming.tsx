import type { ComponentType } from 'react'
import type { Confirmed } from '#web/backoffice/frame/confirmed.ts'
import { loadNamespaces } from '../../language/namespaces.ts'
import { securityNamespaces } from '../log-in-steps.tsx'

/** A page some of whose changes take a confirmed identity, with the dialog that asks for it over whatever stands open. */
export async function confirming(Page: ComponentType<{ confirmed: Confirmed }>): Promise<ComponentType> {
  const [{ useIdentity }] = await Promise.all([
    import('#web/account/second-factor/use-identity.tsx'),
    loadNamespaces(securityNamespaces),
  ])
  return function ConfirmingPage() {
    const { confirmed, dialog } = useIdentity()
    return (
      <>
        <Page confirmed={confirmed} />
        {dialog}
      </>
    )
  }
}
