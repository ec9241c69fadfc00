import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'
import { securityNamespaces } from './log-in-steps.tsx'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/integrations/integration-words-hu.ts'),
  en: () => import('#web/integrations/integration-words-en.ts'),
}

/** What gives a secret away takes a confirmed identity. */
export async function loadIntegrations() {
  const [{ IntegrationsPage }, { KeysCard }, { ApiDocsCard }, { WebhooksSection }, { useIdentity }] = await Promise.all(
    [
      import('#web/integrations/integrations-page.tsx'),
      import('#web/integrations/keys/keys-card.tsx'),
      import('#web/integrations/keys/api-docs-card.tsx'),
      import('#web/integrations/webhooks/webhooks-section.tsx'),
      import('#web/account/second-factor/use-identity.tsx'),
      loadNamespaces(securityNamespaces),
      loadNamespaces(namespaces),
    ],
  )
  return function Integrations() {
    const { confirmed, dialog } = useIdentity()
    return (
      <>
        <IntegrationsPage>
          <KeysCard confirmed={confirmed} />
          <ApiDocsCard />
          <WebhooksSection confirmed={confirmed} />
        </IntegrationsPage>
        {dialog}
      </>
    )
  }
}
