import { callPublic } from '#web/api/call-public.ts'
import { countVisit as endpoint } from '#shared/site/contract/count-visit.ts'
import { campaignOf } from '#shared/site/visits/campaign.ts'
import { consentIn } from '#web/ui/feedback/cookie-banner/consent.ts'

/** Counts the page that is open, with the advertisement that led there where that may be known; nobody waits for it, and nobody is told where it fails. */
export async function countVisit(): Promise<void> {
  const campaign = consentIn(document.cookie)?.marketing ? campaignOf(location.search, document.referrer) : undefined
  await callPublic(endpoint, { body: { ...(campaign && { campaign }) } }).catch(() => {})
}
