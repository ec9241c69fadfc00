import { useSearchParams } from 'react-router'
import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'
import { feedNamespaces } from './feed-words.ts'
import { securityNamespaces } from './log-in-steps.tsx'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/integrations/integration-words-hu.ts'),
  en: () => import('#web/integrations/integration-words-en.ts'),
}

const apiNamespaces: NamespaceLoader = {
  hu: () => import('#web/integrations/api/api-words-hu.ts'),
  en: () => import('#web/integrations/api/api-words-en.ts'),
}

/** What gives a secret away takes a confirmed identity. */
export async function loadIntegrations() {
  const [
    { IntegrationsPage },
    { KeysCard },
    { ApiDocsCard },
    { WebhooksSection },
    { SlackSection },
    { CompanyFeedsCard },
    { useIdentity },
  ] = await Promise.all([
    import('#web/integrations/integrations-page.tsx'),
    import('#web/integrations/keys/keys-card.tsx'),
    import('#web/integrations/keys/api-docs-card.tsx'),
    import('#web/integrations/webhooks/webhooks-section.tsx'),
    import('#web/integrations/slack/slack-section.tsx'),
    import('#web/leave/feeds/company-feeds-card.tsx'),
    import('#web/account/second-factor/use-identity.tsx'),
    loadNamespaces(securityNamespaces),
    loadNamespaces(feedNamespaces),
    loadNamespaces(namespaces),
  ])
  return function Integrations() {
    const { confirmed, dialog } = useIdentity()
    return (
      <>
        <IntegrationsPage>
          <KeysCard confirmed={confirmed} />
          <ApiDocsCard />
          <WebhooksSection confirmed={confirmed} />
          <SlackSection confirmed={confirmed} />
          <CompanyFeedsCard />
        </IntegrationsPage>
        {dialog}
      </>
    )
  }
}

/** The page for whoever writes a program for the company. */
export async function loadApiPage() {
  const [{ ApiPage }] = await Promise.all([import('#web/integrations/api/api-page.tsx'), loadNamespaces(apiNamespaces)])
  return ApiPage
}

/** The page that the link of the command in Slack leads to. */
export async function loadSlackLink() {
  const [{ LinkSlackPage }] = await Promise.all([
    import('#web/integrations/slack/link-slack-page.tsx'),
    loadNamespaces(namespaces),
  ])
  return function SlackLink() {
    const [query] = useSearchParams()
    return <LinkSlackPage token={query.get('token') ?? ''} />
  }
}
